/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, PathCommand } from 'opentype.js';
import opentype from 'opentype.js';
import { round } from './svg.ts';

/** `display` for titles, `plain` for verses and small print, `speech` for balloons. */
export type Face = 'display' | 'plain' | 'speech';

const files: Record<Face, string> = {
  display: '@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff',
  plain: '@fontsource/londrina-solid/files/londrina-solid-latin-400-normal.woff',
  speech: '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff',
};

const require = createRequire(import.meta.url);
const loaded = new Map<Face, Font>();

function font(face: Face): Font {
  const known = loaded.get(face);
  if (known !== undefined) return known;
  const bytes = readFileSync(require.resolve(files[face]));
  const parsed: Font = opentype.parse(new Uint8Array(bytes).buffer);
  loaded.set(face, parsed);
  return parsed;
}

export function widthOf(text: string, face: Face, size: number): number {
  return font(face).getAdvanceWidth(text, size);
}

/** Not the library's own: it writes NaN where rounding meets a number like 1e-14. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(
      ({ type, x1, y1, x2, y2, x, y }) =>
        type +
        [x1, y1, x2, y2, x, y]
          .filter((value) => value !== undefined)
          .map(round)
          .join(' '),
    )
    .join('');
}

/** The outline of one line of text, centred on x, its baseline on y. Text never depends on the machine's fonts. */
export function textPath(
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
  anchor: 'start' | 'middle' = 'middle',
): string {
  const start = anchor === 'middle' ? x - widthOf(text, face, size) / 2 : x;
  return pathData(font(face).getPath(text, start, y, size).commands);
}

function greedy(words: readonly string[], width: number, measure: (line: string) => number): string[] {
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

/** Lines no wider than asked (unless one word is), as even as the same number of lines allows. */
export function wrap(text: string, face: Face, size: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph.split(' ').filter((word) => word !== '');
    const measure = (line: string): number => widthOf(line, face, size);
    const fewest = greedy(words, width, measure).length;
    let [narrow, wide] = [Math.max(...words.map(measure)), Math.max(width, ...words.map(measure))];
    while (wide - narrow > 4) {
      const middle = (narrow + wide) / 2;
      if (greedy(words, middle, measure).length > fewest) narrow = middle;
      else wide = middle;
    }
    return greedy(words, wide, measure);
  });
}
