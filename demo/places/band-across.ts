import { rectangle } from '../drawing/ink/svg.ts';
import { bleed } from './mood.ts';

/** A horizontal band across a panel, wide enough for slanted gutters and tilted cameras. */
export const bandAcross = (y: number, height: number, width: number): string =>
  rectangle(-bleed, y, width + 2 * bleed, height);
