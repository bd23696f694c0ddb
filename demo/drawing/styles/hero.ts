import { benDay } from '../press/ben-day.ts';
import type { DrawingStyle } from './drawing-style.ts';

const ink = '#0e0a12';
/** Amounts in which each of the three inks is printed: none, five tints, full. */
const tints = [0, 40, 85, 130, 170, 215, 255];

function nearest(value: number): number {
  return tints.reduce((best, each) => (Math.abs(each - value) < Math.abs(best - value) ? each : best));
}

/** Four-colour newsprint: thick black lines, few strong colours, dots in all tints. */
export const hero: DrawingStyle = {
  line: ink,
  weight: 6.5,
  eyes: 'round',
  rim: null,
  paper: '#fbf4e2',
  isGreyscale: false,
  hasBlackLines: true,
  gutter: 18,
  margin: 40,
  border: 7,
  shade: () => 'rgba(20,0,70,.3)',
  paint: (colour) =>
    `#${[1, 3, 5]
      .map((at) =>
        nearest(Number.parseInt(colour.slice(at, at + 2), 16))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`,
  press: benDay,
  lettering: {
    size: 37,
    isUpperCase: true,
    speech: 'comic',
    sound: 'comic',
    title: 'comic',
    balloon: { fill: '#ffffff', line: ink, text: ink, weight: 5 },
    caption: { fill: '#ffe14d', line: ink, text: ink, face: 'comic', weight: 5 },
  },
};
