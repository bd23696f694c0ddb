import { lightness, mix } from '../ink/colour.ts';
import type { DrawingStyle } from './drawing-style.ts';

const depth = '#0a2440';

/** Red and yellow light. It keeps its colour at night, as white does. */
function isWarm(colour: string): boolean {
  const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (red ?? 0) - (blue ?? 0) > 95 && lightness(colour) > 0.5;
}

/** `scroll` at night: blue green, except what a lamp lights. */
export const scrollNight: DrawingStyle = {
  line: '#030d1a',
  weight: 3.5,
  eyes: 'round',
  rim: '#ffb45a',
  paper: '#050f1e',
  isGreyscale: false,
  hasBlackLines: false,
  gutter: 76,
  margin: 32,
  border: 0,
  shade: () => 'rgba(2,10,26,.34)',
  paint: (colour) => mix(colour, depth, isWarm(colour) || lightness(colour) > 0.93 ? 0.14 : 0.5),
  lettering: {
    size: 33,
    isUpperCase: true,
    balloon: { fill: '#d9e6ea', line: '#030d1a', text: '#06182c', weight: 2 },
    caption: { fill: '#030d1a', line: '#3f8f9a', text: '#a8dcd8', face: 'speech' },
  },
};
