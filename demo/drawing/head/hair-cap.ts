import type { Brush } from '../brush/brush.ts';
import { crease } from '../brush/shade-on.ts';
import { lighten, lightness } from '../ink/colour.ts';

/** Layers from back to front. Only `front` is drawn over the face. */
export interface HairDrawing {
  behindBody?: string;
  nape?: string;
  front: string;
}

/** The upper part of most hair styles. `fringe` is its lower edge, from the right temple to the left one. */
export const hairCap = (fringe: string): string =>
  `M-47 4C-56 -46 -28 -68 0 -68C28 -68 56 -46 47 4C46 -8 44 -16 40 -22${fringe}C-44 -16 -46 -8 -47 4Z`;

export const fringes = {
  combedBack: 'C28 -40 12 -44 0 -44C-12 -44 -28 -40 -40 -22',
  temples: 'C26 -34 12 -40 0 -40C-12 -40 -26 -34 -40 -22',
  middle: 'C24 -24 8 -36 0 -56C-8 -36 -24 -24 -40 -22',
  swept: 'C30 -36 22 -30 14 -42C10 -28 -4 -28 -10 -40C-18 -28 -30 -28 -40 -22',
};

export const sidePartFringe = (turn: number): string =>
  turn >= 0
    ? 'C24 -26 2 -26 -12 -44C-18 -30 -30 -24 -40 -22'
    : 'C30 -24 18 -30 12 -44C-2 -26 -24 -26 -40 -22';

/** Strands: lighter than dark hair, darker than light hair. */
export const strand = (brush: Brush, data: string, colour: string): string =>
  lightness(colour) < 0.4 && !brush.style.isGreyscale
    ? brush.line(data, 0.5, lighten(colour, 0.34))
    : crease(brush, data, 0.5, colour, 0.3);
