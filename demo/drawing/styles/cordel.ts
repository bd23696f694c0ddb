import { lightness } from '../ink/colour.ts';
import { hatching } from '../ink/definitions.ts';
import type { DrawingStyle } from './drawing-style.ts';

/** Woodcut: black on unbleached paper, with red from a second block. */
export const cordel: DrawingStyle = {
  line: '#17110f',
  weight: 7,
  eyes: 'dot',
  rim: null,
  paper: '#ecdcb8',
  isGreyscale: false,
  hasBlackLines: true,
  gutter: 26,
  margin: 56,
  border: 10,
  shade: (scale) => hatching('#17110f', scale),
  paint: (colour) => {
    const light = lightness(colour);
    const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    if ((red ?? 0) - (blue ?? 0) > 125 && light < 0.62 && light > 0.25) return '#b8321f';
    return light > 0.42 ? '#f3e6c6' : '#17110f';
  },
  lettering: {
    size: 36,
    isUpperCase: false,
    balloon: { fill: '#f8efd8', line: '#17110f', text: '#16121a', weight: 5 },
    caption: { fill: '#f8efd8', line: '#17110f', text: '#17110f', face: 'plain' },
  },
};
