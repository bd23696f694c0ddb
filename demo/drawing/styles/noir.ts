import { lightness, mix } from '../ink/colour.ts';
import type { DrawingStyle } from './drawing-style.ts';

const night = '#120b2e';

/** Flat shapes without outlines in a violet night, with neon light at their edges. */
export const noir: DrawingStyle = {
  line: '#0a0618',
  weight: 0,
  eyes: 'dot',
  rim: '#ff3d81',
  paper: '#07040f',
  isGreyscale: false,
  hasBlackLines: false,
  gutter: 18,
  margin: 36,
  border: 0,
  shade: () => 'rgba(10,4,40,.38)',
  paint: (colour) => (lightness(colour) > 0.93 ? mix(colour, '#8fd8ff', 0.15) : mix(colour, night, 0.14)),
  lettering: {
    size: 34,
    isUpperCase: true,
    balloon: { fill: '#f5f0ff', line: '#f5f0ff', text: '#150c2c', weight: 1 },
    caption: { fill: '#150c2c', line: '#2fe0e8', text: '#c9fbff', face: 'speech' },
  },
};
