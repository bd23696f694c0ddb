import { drawFigure } from '../../drawing/figure/figure.ts';
import { placeDrawing } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { layers, rain } from '../../places/mood.ts';
import { storm } from './bay.ts';
import { trovoada } from './cast.ts';
import { roofline } from './heights.ts';
import { bolt } from './props.ts';

/** The banner for the home screen. The left half is free for text. */
export const banner: Art = layers(
  storm(),
  (brush, { width, height }) =>
    placeDrawing(bolt(brush.withScale(4)), width * 0.88, height * 0.46, 4, 12) +
    placeDrawing(bolt(brush.withScale(2.4)), width * 0.56, height * 0.3, 2.4, -10),
  roofline,
  (brush, { width, height }) =>
    drawFigure(
      brush.style,
      trovoada,
      { face: 'fierce', pose: 'fly', turn: 0.8 },
      { x: width * 0.79, y: height * 0.42, scale: 2.1 },
    ),
  rain('#ffffff', 140),
);
