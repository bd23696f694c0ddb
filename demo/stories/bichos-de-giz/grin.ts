import type { Brush } from '../../drawing/brush/brush.ts';
import { drawFigure } from '../../drawing/figure/figure.ts';
import { ellipse, placeDrawing } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { layers } from '../../places/mood.ts';
import { mia } from './cast.ts';
import { black, dark, lights, pairOfEyes, scratchedLine, scratchedStars, wax } from './night.ts';

/** A smile of 960 units, scratched into black wax so that the colours below are visible. */
const smile = (brush: Brush): string =>
  lights
    .map((colour, index) =>
      scratchedLine(brush, `M-480 ${index * 40}Q0 ${430 + index * 40} 480 ${index * 40}`, colour, 34),
    )
    .join('');

export const grin: Art = layers(
  dark('galaxy'),
  (brush, { width, height }) =>
    brush.fill(ellipse(width / 2, height * 0.2, width * 0.42, height * 0.15), wax) +
    placeDrawing(smile(brush), width / 2, height * 0.38) +
    pairOfEyes(brush, width / 2, height * 0.2, 170),
);

/** The banner for the home screen: the smile on the right, and Mia, who scratched it. */
export const banner: Art = layers(black, (brush, { width, height }, random) => {
  const x = width * 0.73;
  return (
    placeDrawing(scratchedStars(brush, { width: width * 0.56, height }, random, 34), width * 0.46, 0) +
    scratchedStars(brush, { width: width * 0.4, height }, random, 5) +
    brush.fill(ellipse(x, height * 0.46, 450, 320), wax) +
    placeDrawing(smile(brush.withScale(0.8)), x, height * 0.4, 0.8) +
    pairOfEyes(brush, x, height * 0.22, 100) +
    drawFigure(
      brush.style,
      mia,
      { face: 'laugh', pose: 'reach', turn: -0.4 },
      { x, y: height * 0.66, scale: 1.6 },
    )
  );
});
