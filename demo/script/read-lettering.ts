import { type Face, faces } from '../drawing/ink/typeface.ts';
import type { Cover, TitleLine } from '../drawing/page/cover.ts';
import type { Art } from '../drawing/page/scene.ts';
import type { DrawingStyle } from '../drawing/styles/drawing-style.ts';
import { oneOf, parseColour, parseNumber, textIn } from './parse-words.ts';
import { numberText } from './phrases.ts';
import type { ScriptContext } from './read-panel.ts';
import type { ScriptLine } from './script-line.ts';

/* Lettering of a cover. X and Y are in pixels, colours are #rrggbb. */

const faceOf = (word: string | undefined, line: ScriptLine, fallback: Face): Face =>
  word === undefined ? fallback : oneOf(faces, word, line, 'face');

export function titleOf(line: ScriptLine, style: DrawingStyle, { language }: ScriptContext): TitleLine {
  const [, x, y, width, colour, ...rest] = line.head.split(/\s+/);
  const [rotation, face] = Number.isFinite(Number(rest[0])) ? rest : ['0', ...rest];
  return {
    text: textIn(line, language),
    x: parseNumber(x, line, 'the middle of a title'),
    y: parseNumber(y, line, 'the baseline of a title'),
    width: parseNumber(width, line, 'the width of a title'),
    colour: parseColour(colour, line, 'the colour of a title'),
    rotation: parseNumber(rotation, line, 'the rotation of a title'),
    face: faceOf(face, line, style.lettering.title ?? 'display'),
  };
}

export function taglineOf(line: ScriptLine, { language }: ScriptContext): Cover['taglines'][number] {
  const [, x, y, size, colour, face] = line.head.split(/\s+/);
  return {
    text: textIn(line, language),
    x: parseNumber(x, line, 'the middle of a tagline'),
    y: parseNumber(y, line, 'the baseline of a tagline'),
    size: parseNumber(size, line, 'the size of a tagline'),
    colour: parseColour(colour, line, 'the colour of a tagline'),
    face: faceOf(face, line, 'plain'),
  };
}

export function titleColoursOf(line: ScriptLine | undefined): Cover['titleColours'] {
  if (line === undefined) return { outline: '#16121a', shadow: '#16121a' };
  const [, outline, shadow] = line.head.split(/\s+/);
  return {
    outline: parseColour(outline, line, 'the outline'),
    shadow: parseColour(shadow, line, 'the shadow'),
  };
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
    x: parseNumber(x, line, 'the position of the number'),
    y: parseNumber(y, line, 'the position of the number'),
    fill: parseColour(fill, line, 'the fill of the number'),
    ink: parseColour(ink, line, 'the ink of the number'),
  };
}

export function markOf(line: ScriptLine | undefined, art: Art): Cover['mark'] {
  if (line === undefined) return null;
  const [, x, y] = line.head.split(/\s+/);
  return {
    art,
    x: parseNumber(x, line, 'the position of the mark'),
    y: parseNumber(y, line, 'the position of the mark'),
  };
}

export function frameOf(line: ScriptLine | undefined): string | null {
  return line === undefined ? null : parseColour(line.head.split(/\s+/)[1], line, 'the frame');
}
