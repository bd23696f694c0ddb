/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph, PathCommand } from 'opentype.js';
import opentype from 'opentype.js';

/** By what they are for; every one has the accents of Portuguese. */
const files = {
  display: '@fontsource/londrina-solid/files/londrina-solid-latin-900-normal.woff',
  plain: '@fontsource/londrina-solid/files/londrina-solid-latin-400-normal.woff',
  speech: '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff',
  comic: '@fontsource/bangers/files/bangers-latin-400-normal.woff',
  crayon: '@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff',
  drafting: '@fontsource/architects-daughter/files/architects-daughter-latin-400-normal.woff',
  pixel: '@fontsource/pixelify-sans/files/pixelify-sans-latin-500-normal.woff',
  poster: '@fontsource/rye/files/rye-latin-400-normal.woff',
  typewriter: '@fontsource/special-elite/files/special-elite-latin-400-normal.woff',
} as const;

export type Face = keyof typeof files;
export const faces = Object.keys(files) as Face[];

/** The size, in pixels, that letters are measured and outlined at before they are scaled. */
export const measuredAt = 1000;

/** A command of a path and its points, one coordinate after the other. */
export interface Stroke {
  command: string;
  points: readonly number[];
}

export interface Letter {
  exists: boolean;
  /** From its beginning to that of the next one. */
  advance: number;
  outline: readonly Stroke[];
}

export interface Typeface {
  letter(character: string): Letter;
  /** How much nearer (below zero) two letters stand than each by itself asks for. */
  kerning(left: string, right: string): number;
}

const require = createRequire(import.meta.url);

/** Of each thing only one, made when first asked for. */
function once<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const strokeOf = ({ type, x1, y1, x2, y2, x, y }: PathCommand): Stroke => ({
  command: type,
  points: [x1, y1, x2, y2, x, y].filter((value) => value !== undefined),
});

/**
 * Letters are set one by one, with kerning and no ligatures: the library's own way through the tables of a font
 * stops at contextual substitutions, which some of these have.
 */
function openTypeface(file: string): Typeface {
  const font: Font = opentype.parse(new Uint8Array(readFileSync(require.resolve(file))).buffer);
  const scale = measuredAt / font.unitsPerEm;
  const glyph = once((character): Glyph => font.charToGlyph(character));
  const letter = once(
    (character): Letter => ({
      exists: font.charToGlyphIndex(character) !== 0,
      advance: (glyph(character).advanceWidth ?? 0) * scale,
      outline: glyph(character).getPath(0, 0, measuredAt).commands.map(strokeOf),
    }),
  );
  const kerning = once((pair): number => {
    const [left = '', right = ''] = pair;
    return font.getKerningValue(glyph(left), glyph(right)) * scale;
  });
  return { letter, kerning: (left, right) => kerning(left + right) };
}

const typefaces = once((face): Typeface => openTypeface(files[face as Face]));

export const typefaceOf = (face: Face): Typeface => typefaces(face);
