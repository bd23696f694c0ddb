/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph, PathCommand } from 'opentype.js';
import opentype from 'opentype.js';

/** Font files by their use. All have the accented letters of Portuguese. */
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

/** Font size in pixels at which glyphs are outlined. Callers scale the outlines. */
export const outlineSize = 1000;

/** An SVG path command with its coordinates. */
export interface Stroke {
  command: string;
  points: readonly number[];
}

export interface FaceGlyph {
  exists: boolean;
  /** Distance to the start of the next glyph. */
  advance: number;
  outline: readonly Stroke[];
}

export interface Typeface {
  glyph(character: string): FaceGlyph;
  /** Correction of the distance between two characters. Negative values move them closer. */
  kerning(left: string, right: string): number;
}

const require = createRequire(import.meta.url);

/** Creates each value once, on first use. */
function memoize<Value>(create: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const existing = values.get(key);
    if (existing !== undefined) return existing;
    const value = create(key);
    values.set(key, value);
    return value;
  };
}

const strokeOf = ({ type, x1, y1, x2, y2, x, y }: PathCommand): Stroke => ({
  command: type,
  points: [x1, y1, x2, y2, x, y].filter((value) => value !== undefined),
});

/**
 * Glyphs are read one by one, with kerning and without ligatures. The text layout of opentype.js fails for fonts with
 * contextual substitutions, and some of these fonts have them.
 */
function openTypeface(file: string): Typeface {
  const font: Font = opentype.parse(new Uint8Array(readFileSync(require.resolve(file))).buffer);
  const scale = outlineSize / font.unitsPerEm;
  const fontGlyph = memoize((character): Glyph => font.charToGlyph(character));
  const glyph = memoize(
    (character): FaceGlyph => ({
      exists: font.charToGlyphIndex(character) !== 0,
      advance: (fontGlyph(character).advanceWidth ?? 0) * scale,
      outline: fontGlyph(character).getPath(0, 0, outlineSize).commands.map(strokeOf),
    }),
  );
  const kerning = memoize((pair): number => {
    const [left = '', right = ''] = pair;
    return font.getKerningValue(fontGlyph(left), fontGlyph(right)) * scale;
  });
  return { glyph, kerning: (left, right) => kerning(left + right) };
}

const typefaces = memoize((face): Typeface => openTypeface(files[face as Face]));

export const typefaceOf = (face: Face): Typeface => typefaces(face);
