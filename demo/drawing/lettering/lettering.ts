import { round } from '../ink/svg.ts';
import { type Face, type FaceGlyph, outlineSize, typefaceOf } from '../ink/typeface.ts';

/** The characters of a text that are missing in a face. They would be printed as empty boxes. */
export function missingCharacters(text: string, face: Face): string[] {
  const typeface = typefaceOf(face);
  return [...new Set(text)].filter((character) => character !== '\n' && !typeface.glyph(character).exists);
}

/** Glyphs of a line with their x positions, and the width of the line, in pixels at `outlineSize`. */
function layOutLine(
  text: string,
  face: Face,
): { glyphs: { glyph: FaceGlyph; start: number }[]; end: number } {
  const typeface = typefaceOf(face);
  let end = 0;
  let previous = '';
  const glyphs = Array.from(text, (character) => {
    if (previous !== '') end += typeface.kerning(previous, character);
    previous = character;
    const glyph = typeface.glyph(character);
    const start = end;
    end += glyph.advance;
    return { glyph, start };
  });
  return { glyphs, end };
}

export const widthOf = (text: string, face: Face, size: number): number =>
  (layOutLine(text, face).end * size) / outlineSize;

/** One line of text as an SVG path with its baseline at y. Paths do not depend on installed fonts. */
export function textPath(
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
  anchor: 'start' | 'middle' = 'middle',
): string {
  const scale = size / outlineSize;
  const { glyphs, end } = layOutLine(text, face);
  const begin = anchor === 'middle' ? x - (end * scale) / 2 : x;
  let data = '';
  for (const { glyph, start } of glyphs) {
    const origin = [begin + start * scale, y] as const;
    const at = (value: number, index: number): number =>
      round(origin[index % 2 === 0 ? 0 : 1] + value * scale);
    for (const { command, points } of glyph.outline) data += command + points.map(at).join(' ');
  }
  return data;
}

function fillLines(words: readonly string[], width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Wraps text into the smallest number of lines, then makes the lines equally long. A long word may exceed `width`. */
export function wrap(text: string, face: Face, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(' ').filter((word) => word !== '');
    const measure = (line: string): number => widthOf(line, face, size);
    const minLines = fillLines(words, width, measure).length;
    let [narrow, wide] = [Math.max(...words.map(measure)), Math.max(width, ...words.map(measure))];
    while (wide - narrow > 4) {
      const middle = (narrow + wide) / 2;
      if (fillLines(words, middle, measure).length > minLines) narrow = middle;
      else wide = middle;
    }
    return fillLines(words, wide, measure);
  });
}
