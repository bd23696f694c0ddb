import { crayon as press } from '../press/crayon.ts';
import type { DrawingStyle } from './drawing-style.ts';

/** The colours of a box of crayons. */
const palette = [
  '#ffffff',
  '#f9d9b8',
  '#ffe14a',
  '#f7b52c',
  '#f2802a',
  '#e2382f',
  '#f7a3bd',
  '#e0518f',
  '#8e4fb0',
  '#c3a2dc',
  '#2f4fb5',
  '#3f93e0',
  '#9fd6f5',
  '#2aa39a',
  '#2c7f45',
  '#64b83f',
  '#b9dd6a',
  '#8a5630',
  '#c48a4e',
  '#d9cdb8',
  '#8d8b92',
  '#2b2433',
] as const;

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const weights = [2, 4, 3] as const;
const distance = (one: string, other: string): number => {
  const to = channels(other);
  return channels(one).reduce((sum, value, at) => sum + (weights[at] ?? 1) * (value - (to[at] ?? 0)) ** 2, 0);
};

const nearestColours = new Map<string, string>();

/** Wax crayons cannot be mixed, so each colour becomes the nearest crayon. */
function nearest(colour: string): string {
  const cached = nearestColours.get(colour);
  if (cached !== undefined) return cached;
  const crayon = palette.reduce((best, each) =>
    distance(colour, each) < distance(colour, best) ? each : best,
  );
  nearestColours.set(colour, crayon);
  return crayon;
}

/** A child's wax crayons on rough paper, with large lettering. */
export const crayon: DrawingStyle = {
  line: '#2b2433',
  weight: 8,
  eyes: 'dot',
  shade: null,
  rim: null,
  paint: nearest,
  paper: '#fffdf6',
  isGreyscale: false,
  hasBlackLines: false,
  gutter: 30,
  margin: 52,
  border: 8,
  press,
  lettering: {
    size: 46,
    isUpperCase: true,
    speech: 'crayon',
    sound: 'crayon',
    title: 'crayon',
    balloon: { fill: '#ffffff', line: '#2b2433', text: '#2b2433', weight: 5 },
    caption: { fill: '#ffe14a', line: '#2b2433', text: '#2b2433', face: 'crayon' },
  },
};
