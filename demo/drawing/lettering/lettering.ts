import { round } from '../ink/svg.ts';
import { type Face, type Letter, measuredAt, typefaceOf } from '../ink/typeface.ts';

/** The letters of a text that a face has no form for: they would be empty boxes. */
export function missingLetters(text: string, face: Face): string[] {
  const typeface = typefaceOf(face);
  return [...new Set(text)].filter((letter) => letter !== '\n' && !typeface.letter(letter).exists);
}

/** Each letter of a line with where it begins, and where the last one ends; at the size of measuring. */
function setLine(text: string, face: Face): { letters: { letter: Letter; start: number }[]; end: number } {
  const typeface = typefaceOf(face);
  let end = 0;
  let before = '';
  const letters = Array.from(text, (character) => {
    if (before !== '') end += typeface.kerning(before, character);
    before = character;
    const letter = typeface.letter(character);
    const start = end;
    end += letter.advance;
    return { letter, start };
  });
  return { letters, end };
}

export const widthOf = (text: string, face: Face, size: number): number =>
  (setLine(text, face).end * size) / measuredAt;

/** The outline of one line of text, centred on x, its baseline on y. Text never depends on the machine's fonts. */
export function textPath(
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
  anchor: 'start' | 'middle' = 'middle',
): string {
  const scale = size / measuredAt;
  const { letters, end } = setLine(text, face);
  const begin = anchor === 'middle' ? x - (end * scale) / 2 : x;
  let data = '';
  for (const { letter, start } of letters) {
    const origin = [begin + start * scale, y] as const;
    const at = (value: number, index: number): number =>
      round(origin[index % 2 === 0 ? 0 : 1] + value * scale);
    for (const { command, points } of letter.outline) data += command + points.map(at).join(' ');
  }
  return data;
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
