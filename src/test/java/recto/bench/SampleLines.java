package recto.bench;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import recto.engine.CacheFolder;
import recto.engine.PackageArchive;

/** Lines of our own in fonts that no recipe uses, with grey paper and a little noise. */
final class SampleLines {
    private static final List<String> MODERN_FONTS =
            List.of("fonts-sil-charis/CharisSIL-Regular", "fonts-urw-base35/URWBookman-Light");
    private static final List<String> YANALIF_FONTS =
            List.of("fonts-sil-charis/CharisSIL-Regular", "fonts-sil-doulos/DoulosSIL-Regular");

    /** Russian of today. */
    private static final List<String> MODERN = List.of(
            "Утром мы вышли из дома и пошли по набережной к старому мосту.",
            "Архив закрыт на ремонт до 15 сентября, читальный зал не работает.",
            "В письме говорилось, что поезд отправляется в 7 часов 40 минут.",
            "Директор музея показал нам чертежи, сделанные ещё до войны.",
            "Погода была тёплая, но к вечеру поднялся сильный северный ветер.",
            "Список литературы приведён в конце каждой главы (см. стр. 212).",
            "Дети играли во дворе, а бабушка варила варенье из смородины.",
            "Объём производства вырос на 12,5 % по сравнению с прошлым годом.",
            "Никто не знал, куда исчезли документы из железного шкафа.",
            "Учёные обсуждали результаты экспедиции в Среднюю Азию.",
            "Он говорил медленно, тщательно подбирая каждое слово.",
            "Съезд принял решение о строительстве новой железной дороги.",
            "На площади стоял памятник неизвестному солдату.",
            "«Это невозможно», — ответил он и закрыл за собой дверь.",
            "Газета выходила три раза в неделю тиражом 5000 экземпляров.",
            "Рыбаки вернулись с богатым уловом: щука, окунь и налим.",
            "Институт физики твёрдого тела приглашает на работу инженеров.",
            "Мать писала сыну длинные письма, но ответа всё не было.",
            "После дождя дорога стала скользкой, и лошади шли шагом.",
            "Выставка открыта ежедневно, кроме понедельника, с 10 до 18 часов.",
            "Этот вопрос требует дальнейшего изучения и обсуждения.",
            "Холодный туман медленно сползал с гор в долину реки.",
            "Хозяйка предложила гостям чай с лимоном и мёдом.",
            "Электрические фонари зажигались один за другим.",
            "Профессор читал лекцию о происхождении славянских языков.",
            "Женщина в сером пальто долго ждала на остановке автобуса.",
            "Цены на хлеб и молоко не изменились с января 1987 года.",
            "В подвале нашли ящик с фотографиями конца XX века.",
            "Мы жили тогда на четвёртом этаже кирпичного дома.",
            "Юноша вежливо поклонился и вышел, не сказав ни слова.");

    /** Azerbaijani in the Latin letters of 1929-39. */
    private static final List<String> YANALIF = List.of(
            "Bytyn ɵlkələrin proletarlarь, birləşin!",
            "Azərbajçan kəndlisi kolxoza daxil olur.",
            "Bu il pambьq plasasь artьq jerinə jetirildi.",
            "Baqьda jeni məktəb və kitabxana acьldь.",
            "Zavodun işciləri ycyn ƶurnal nəşr olunur.",
            "Ədəbijjat qəzeti həftədə bir dəfə cьxьr.",
            "Dənizin sahilində yc kicik ev vardьr.",
            "Soꞑra myəllim şagirdlərə jeni dərsi başa saldь.",
            "Ƣalib gələn briqada bajraq aldь.",
            "Çavanlar klubda teatr tamaşasьna baxdьlar.",
            "Neft mədənlərində gyndə yc nɵvbə işləjir.",
            "Şəhərin kycələri gecə elektrik ilə işьqlanьr.",
            "Dairənin rəhbəri jьƣьnçaqda mə’ruzə etdi.",
            "Qadьnlar da bu işdə fəal iştirak edirlər.",
            "Hɵkymət 1934-çi ildə bu qərarь qəbul etdi.",
            "Kənd təsərryfatь işləri 15 martda başlanьr.",
            "Ajьn axьrьnda 200 manat mykafat verildi.",
            "Jazьcьlarьn qurultajь Baqьda kecirildi.",
            "Çejran cɵldə jaşajan gɵzəl hejvandьr.",
            "Qoꞑşu rajondan gələn vaqonlar boşaldьldь.");

    private SampleLines() {}

    static Path modern(Path folder) throws Exception {
        return in(folder, MODERN, MODERN_FONTS);
    }

    static Path yanalif(Path folder) throws Exception {
        return in(folder, YANALIF, YANALIF_FONTS);
    }

    private static Path in(Path folder, List<String> texts, List<String> fonts) throws Exception {
        Files.createDirectories(folder);
        int number = 0;
        for (String font : fonts) {
            Font loaded = font(font.split("/")[0], font.split("/")[1]);
            for (String text : texts) {
                String name = String.format(Locale.ROOT, "%s-%02d", font.split("/")[1], number++);
                ImageIO.write(
                        picture(text, loaded, number),
                        "png",
                        folder.resolve(name + ".png").toFile());
                Files.writeString(folder.resolve(name + ".gt.txt"), text + "\n");
            }
        }
        return folder;
    }

    private static Font font(String name, String file) throws Exception {
        Path folder = CacheFolder.of("packages").resolve(name);
        if (!Files.isDirectory(folder)) {
            PackageArchive.unpack(name, Files.createDirectories(folder));
        }
        try (Stream<Path> files = Files.walk(folder)) {
            Path found = files.filter(path -> path.getFileName().toString().matches(file + "\\.(ttf|otf)"))
                    .findFirst()
                    .orElseThrow();
            return Font.createFont(Font.TRUETYPE_FONT, found.toFile());
        }
    }

    private static BufferedImage picture(String text, Font font, int seed) {
        Random random = new Random(seed);
        Font sized = font.deriveFont(30f + random.nextInt(14));
        BufferedImage image = new BufferedImage(50 + text.length() * 26, 80, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        int width = 40 + pen.getFontMetrics(sized).stringWidth(text);
        pen.setColor(new Color(225, 225, 225));
        pen.fillRect(0, 0, image.getWidth(), image.getHeight());
        pen.setColor(new Color(60, 60, 60));
        pen.setFont(sized);
        pen.drawString(text, 20, 54);
        pen.dispose();
        BufferedImage cut = image.getSubimage(0, 0, Math.min(width, image.getWidth()), image.getHeight());
        for (int y = 0; y < cut.getHeight(); y++) {
            for (int x = 0; x < cut.getWidth(); x++) {
                int grey = (cut.getRGB(x, y) & 0xFF) + (int) (random.nextGaussian() * 12);
                int c = Math.max(0, Math.min(255, grey));
                cut.setRGB(x, y, new Color(c, c, c).getRGB());
            }
        }
        return cut;
    }
}
