import { mix } from '../ink/colour.ts';
import { fibre } from '../press/fibre.ts';
import type { DrawingStyle } from './drawing-style.ts';

/** Layers of coloured paper: no outlines, and each sheet has a soft shadow. */
export const cutout: DrawingStyle = {
  line: '#3a2a2e',
  weight: 0,
  eyes: 'dot',
  rim: null,
  shadow: { x: 5, y: 7, opacity: 0.24 },
  shade: null,
  // Dyed paper is never pure white or pure black.
  paint: (colour) => mix(colour, '#f0dcc0', 0.09),
  paper: '#f3e9d8',
  isGreyscale: false,
  hasBlackLines: false,
  gutter: 24,
  margin: 50,
  border: 0,
  press: fibre,
  lettering: {
    size: 35,
    isUpperCase: false,
    sound: 'display',
    balloon: { fill: '#fffaf0', line: '#d8c8b0', text: '#2c2226', weight: 2 },
    caption: { fill: '#2f3a4a', line: '#2f3a4a', text: '#fdf3e0', face: 'typewriter' },
  },
};
