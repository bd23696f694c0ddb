import { drawFigure } from '../../drawing/figure/figure.ts';
import { placeDrawing } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { tower } from './building.ts';
import { cast } from './cast.ts';
import { balcony, falling } from './props.ts';
import { recife } from './recife.ts';

/** The building on one side, river and sky on the other. */
export const dusk =
  (hour = 'dusk'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    return (
      recife(hour, '0.82')(brush, area, random) +
      placeDrawing(tower(hour, '600')(brush, { width: width * 0.6, height: height + 80 }, random), -60, -40)
    );
  };

/** The banner: the river at night on the left; the building, its window and the falling key on the right. */
export const wideNight = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const wall = { width: width * 0.4, height: height + 60 };
  return (
    recife('night', '0.62')(brush, area, random) +
    placeDrawing(tower('night', '460')(brush, wall, random), width * 0.6, -30) +
    drawFigure(
      brush.style,
      cast.lia,
      { face: 'laugh', pose: 'reach', turn: -0.7 },
      { x: width * 0.79, y: height * 0.42, scale: 2.1 },
    ) +
    placeDrawing(balcony(brush.withScale(0.9)), width * 0.8, height * 0.72, 0.9) +
    placeDrawing(falling(brush.withScale(1.7)), width * 0.56, height * 0.66, 1.7)
  );
};
