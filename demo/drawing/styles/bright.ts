import type { DrawingStyle } from './drawing-style.ts';

/** Bold outlines and bright colours, as in comics for children. */
export const bright: DrawingStyle = {
  line: '#1d1420',
  weight: 5,
  eyes: 'round',
  rim: null,
  paper: '#fffaf0',
  isGreyscale: false,
  hasBlackLines: false,
  gutter: 22,
  margin: 44,
  border: 6,
  shade: () => 'rgba(60,0,80,.15)',
  paint: (colour) => colour,
  lettering: {
    size: 35,
    isUpperCase: true,
    balloon: { fill: '#ffffff', line: '#16121a', text: '#16121a', weight: 4 },
    caption: { fill: '#ffe9a8', line: '#16121a', text: '#16121a', face: 'speech' },
  },
};
