import { lightness } from '../ink/colour.ts';
import { halftone, tone } from '../press/halftone.ts';
import type { DrawingStyle } from './drawing-style.ts';

/** Black, white and a screen of dots: the back page of the newspaper. */
export const strip: DrawingStyle = {
  line: '#111111',
  weight: 6,
  eyes: 'dot',
  rim: null,
  paper: '#ffffff',
  isGreyscale: true,
  press: halftone,
  hasBlackLines: true,
  gutter: 20,
  margin: 48,
  border: 6,
  shade: null,
  paint: (colour) => {
    const light = lightness(colour);
    if (light > 0.62) return '#ffffff';
    if (light > 0.44) return tone(1);
    return light > 0.24 ? tone(4) : '#111111';
  },
  lettering: {
    size: 35,
    isUpperCase: true,
    balloon: { fill: '#ffffff', line: '#16121a', text: '#16121a', weight: 4 },
    caption: { fill: '#ffffff', line: '#111111', text: '#111111', face: 'speech' },
  },
};
