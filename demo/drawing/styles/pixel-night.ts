import { lightness } from '../ink/colour.ts';
import { pixelPress } from '../press/pixel.ts';
import type { DrawingStyle } from './drawing-style.ts';
import { pixel } from './pixel.ts';

/** Greens from dark to bright, and the amber and red of warning lamps. */
const palette = [
  '#050b0a',
  '#0a1f1b',
  '#0f3a30',
  '#176047',
  '#2a9468',
  '#62d49a',
  '#c8ffe0',
  '#3a1408',
  '#b0481a',
  '#ffb43a',
  '#ff3d3d',
] as const;

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
const ramp = ['#050b0a', '#0a1f1b', '#0f3a30', '#176047', '#2a9468', '#62d49a', '#c8ffe0'] as const;

/** A surveillance monitor in a dark room: green, except warnings. */
export const pixelNight: DrawingStyle = {
  ...pixel,
  line: '#050b0a',
  paper: '#050b0a',
  shade: () => 'rgba(0,0,0,.42)',
  paint: (colour) => {
    const warm = channel(colour, 1) - channel(colour, 5) > 150;
    if (warm) return channel(colour, 3) > 120 ? '#ffb43a' : '#ff3d3d';
    const light = lightness(colour);
    return ramp[light < 0.03 ? 0 : Math.min(6, 1 + Math.floor(light * 6))] ?? '#c8ffe0';
  },
  press: pixelPress(palette, 18),
  lettering: {
    ...pixel.lettering,
    balloon: { fill: '#c8ffe0', line: '#050b0a', text: '#050b0a', weight: 5, shape: 'stepped' },
    caption: { fill: '#050b0a', line: '#2a9468', text: '#c8ffe0', face: 'pixel' },
  },
};
