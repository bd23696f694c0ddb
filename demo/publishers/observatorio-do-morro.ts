import { ellipse, placeDrawing, polygon, rectangle, star } from '../drawing/ink/svg.ts';
import type { Art } from '../drawing/page/scene.ts';

/** A dome on a hill of houses, white on a blueprint. */
export const mark: Art = (_brush, { width }) => {
  const path = (data: string, fill: string): string => `<path d="${data}" fill="${fill}"/>`;
  const houses = [
    [4, 100, 24],
    [24, 92, 22],
    [82, 92, 22],
    [102, 100, 24],
  ]
    .map(([x = 0, y = 0, side = 0]) => rectangle(x, y, side, 40))
    .join('');
  const slit = polygon([
    [70, 74],
    [78, 74],
    [104, 22],
    [92, 16],
  ]);
  return placeDrawing(
    path(rectangle(0, 0, 128, 128), '#0b3a78') +
      path(star(28, 32, [15, 15], [5, 5], 4), '#eaf6ff') +
      path(ellipse(50, 18, 4), '#9fd0f5') +
      path('M32 84A32 32 0 0 1 96 84Z', '#eaf6ff') +
      path(rectangle(28, 84, 72, 12), '#9fd0f5') +
      path(slit, '#ffc82e') +
      path(houses, '#3f7fc4') +
      path(rectangle(46, 96, 36, 32), '#eaf6ff') +
      path(rectangle(58, 106, 12, 22) + rectangle(10, 108, 8, 9) + rectangle(108, 108, 8, 9), '#0b3a78'),
    0,
    0,
    width / 128,
  );
};
