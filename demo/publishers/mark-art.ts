import { Brush } from '../drawing/brush/brush.ts';
import { placeDrawing } from '../drawing/ink/svg.ts';
import type { Art } from '../drawing/page/scene.ts';
import { bright } from '../drawing/styles/bright.ts';

/** Draws a mark in a square of 128 units. It looks the same in all drawing styles. */
export const markArt =
  (draw: (brush: Brush) => string): Art =>
  (_brush, area) => {
    const scale = area.width / 128;
    return placeDrawing(draw(new Brush(bright, scale)), 0, 0, scale);
  };
