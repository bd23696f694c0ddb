import { rectangle } from '../drawing/ink/svg.ts';
import { bleed } from './mood.ts';

/** A band from edge to edge of a panel, and as far past them as leaning gutters and tilted cameras show. */
export const across = (y: number, height: number, width: number): string =>
  rectangle(-bleed, y, width + 2 * bleed, height);
