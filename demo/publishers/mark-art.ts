import { Brush } from '../drawing/brush/brush.ts';
import { place } from '../drawing/ink/svg.ts';
import { bright } from '../drawing/styles/bright.ts';
import type { Art } from '../drawing/page/scene.ts';

/** A mark is drawn in a square of 128 units, and looks the same in every manner. */
export const markArt =
  (draw: (brush: Brush) => string): Art =>
  (_brush, area) => {
    const scale = area.width / 128;
    return place(draw(new Brush(bright, scale)), 0, 0, scale);
  };
