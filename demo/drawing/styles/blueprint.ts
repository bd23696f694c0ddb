import { lightness, mix } from '../ink/colour.ts';
import { hatching } from '../ink/definitions.ts';
import type { DrawingStyle } from './drawing-style.ts';

const [deep, pale] = ['#0b3a78', '#3f7fc4'] as const;

/** White lines on a blueprint. All fills are shades of the same blue. */
export const blueprint: DrawingStyle = {
  line: '#eaf6ff',
  weight: 4,
  eyes: 'round',
  rim: null,
  paper: '#0b3a78',
  isGreyscale: false,
  hasBlackLines: false,
  gutter: 24,
  margin: 48,
  border: 4,
  shade: (scale) => hatching('#7fb8e8', scale),
  paint: (colour) => {
    const light = lightness(colour);
    return light > 0.94 ? '#eaf6ff' : mix(deep, pale, light * 0.9);
  },
  lettering: {
    size: 35,
    isUpperCase: false,
    speech: 'drafting',
    sound: 'drafting',
    title: 'drafting',
    balloon: { fill: '#f4faff', line: '#0a2a58', text: '#0a2a58', weight: 4 },
    caption: { fill: '#0a2f66', line: '#9fd0f5', text: '#eaf6ff', face: 'drafting', weight: 3 },
  },
};
