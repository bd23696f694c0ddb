import { lightness } from '../ink/colour.ts';
import { halftone, tone } from '../press/halftone.ts';
import type { DrawingStyle } from './drawing-style.ts';

/** Fine lines, large eyes, fine screentone. */
export const manga: DrawingStyle = {
  line: '#141414',
  weight: 4.5,
  eyes: 'wide',
  rim: null,
  paper: '#ffffff',
  isGreyscale: true,
  press: halftone,
  hasBlackLines: true,
  gutter: 20,
  margin: 40,
  border: 5,
  shade: () => tone(1),
  paint: (colour) => {
    const light = lightness(colour);
    if (light > 0.56) return '#ffffff';
    if (light > 0.36) return tone(1);
    return light > 0.2 ? tone(4) : '#141414';
  },
  lettering: {
    size: 34,
    isUpperCase: true,
    balloon: { fill: '#ffffff', line: '#141414', text: '#16121a', weight: 3.5 },
    caption: { fill: '#141414', line: '#141414', text: '#ffffff', face: 'speech' },
  },
};
