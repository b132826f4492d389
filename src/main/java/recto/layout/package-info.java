/** Page image to regions in reading order: columns, headings, separators, pictures and noise. */
package recto.layout;
