import { mix } from '../ink/colour.ts';
import type { DrawingStyle } from './drawing-style.ts';

/** Vertical comics for phones: coloured lines, warm flat colours, larger lettering on a narrower page. */
export const scroll: DrawingStyle = {
  line: '#4a2340',
  weight: 3.5,
  eyes: 'round',
  rim: null,
  paper: '#ffe3c4',
  isGreyscale: false,
  hasBlackLines: false,
  gutter: 70,
  margin: 36,
  border: 0,
  shade: () => 'rgba(120,20,90,.13)',
  paint: (colour) => mix(colour, '#ff9a76', 0.08),
  lettering: {
    size: 33,
    isUpperCase: true,
    balloon: { fill: '#fffdf8', line: '#4a2340', text: '#3a1832', weight: 3 },
    caption: { fill: '#4a2340', line: '#4a2340', text: '#ffeeda', face: 'speech' },
  },
};
