import type { Brush } from '../brush/brush.ts';

/** Held in the pose `read` if the script names no prop. */
export const heldBook = (brush: Brush, colour: string): string =>
  brush.ink('M-38 -22Q-18 -32 0 -20Q18 -32 38 -22V20Q18 10 0 22Q-18 10 -38 20Z', colour) +
  brush.line('M0 -20V22M-28 -8l16 -2M-28 2l16 -2M12 -10l16 2M12 0l16 2', 0.5);
