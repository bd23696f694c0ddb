import { type Face, faces } from '../drawing/ink/typeface.ts';
import type { DrawingStyle } from '../drawing/styles/drawing-style.ts';
import type { Cover, TitleLine } from '../drawing/page/cover.ts';
import type { Art } from '../drawing/page/scene.ts';
import { numberText } from './phrases.ts';
import type { ScriptContext } from './read-panel.ts';
import type { ScriptLine } from './script-line.ts';
import { colourIn, numberIn, oneOf, textIn } from './parse-words.ts';

/* What is written on a cover: X and Y in pixels, colours as #rrggbb. */

const faceOf = (word: string | undefined, line: ScriptLine, otherwise: Face): Face =>
  word === undefined ? otherwise : oneOf(faces, word, line, 'face');

export function titleOf(line: ScriptLine, style: DrawingStyle, { language }: ScriptContext): TitleLine {
  const [, x, y, width, colour, ...rest] = line.head.split(/\s+/);
  const [turn, face] = Number.isFinite(Number(rest[0])) ? rest : ['0', ...rest];
  return {
    text: textIn(line, language),
    x: numberIn(x, line, 'the middle of a title'),
    y: numberIn(y, line, 'the baseline of a title'),
    width: numberIn(width, line, 'the width of a title'),
    colour: colourIn(colour, line, 'the colour of a title'),
    turn: numberIn(turn, line, 'the turn of a title'),
    face: faceOf(face, line, style.words.title ?? 'display'),
  };
}

export function taglineOf(line: ScriptLine, { language }: ScriptContext): Cover['taglines'][number] {
  const [, x, y, size, colour, face] = line.head.split(/\s+/);
  return {
    text: textIn(line, language),
    x: numberIn(x, line, 'the middle of a tagline'),
    y: numberIn(y, line, 'the baseline of a tagline'),
    size: numberIn(size, line, 'the size of a tagline'),
    colour: colourIn(colour, line, 'the colour of a tagline'),
    face: faceOf(face, line, 'plain'),
  };
}

export function letteringOf(line: ScriptLine | undefined): Cover['lettering'] {
  if (line === undefined) return { outline: '#16121a', shadow: '#16121a' };
  const [, outline, shadow] = line.head.split(/\s+/);
  return { outline: colourIn(outline, line, 'the outline'), shadow: colourIn(shadow, line, 'the shadow') };
}

export function numberOf(
  line: ScriptLine | undefined,
  number: number,
  { language }: ScriptContext,
): Cover['number'] {
  if (line === undefined) return null;
  const [, x, y, fill, ink] = line.head.split(/\s+/);
  return {
    text: numberText(number, language),
    x: numberIn(x, line, 'the place of the number'),
    y: numberIn(y, line, 'the place of the number'),
    fill: colourIn(fill, line, 'the fill of the number'),
    ink: colourIn(ink, line, 'the ink of the number'),
  };
}

export function markOf(line: ScriptLine | undefined, art: Art): Cover['mark'] {
  if (line === undefined) return null;
  const [, x, y] = line.head.split(/\s+/);
  return {
    art,
    x: numberIn(x, line, 'the place of the mark'),
    y: numberIn(y, line, 'the place of the mark'),
  };
}

export function frameOf(line: ScriptLine | undefined): string | null {
  return line === undefined ? null : colourIn(line.head.split(/\s+/)[1], line, 'the frame');
}
