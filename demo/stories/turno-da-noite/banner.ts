import { drawFigure } from '../../drawing/figure/figure.ts';
import { glow } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { night, skyline } from '../../places/city.ts';
import { layers, rain } from '../../places/mood.ts';
import { phoneBooth } from '../../places/props.ts';
import { iris } from './cast.ts';

/** The banner for the home screen. The left half is free for text. */
export const banner: Art = layers(
  skyline({ ...night, sky: ['#0d0730', '#5a1a5a'] }, 0.86),
  (brush, { width, height }) =>
    brush.fill(ellipse(width * 0.84, height * 0.42, height * 0.6), glow('#2fe0e8')) +
    placeDrawing(phoneBooth(brush.withScale(2.2)), width * 0.85, height * 0.96, 2.2) +
    drawFigure(
      brush.style,
      iris,
      { face: 'sly', pose: 'akimbo', turn: 0.7 },
      { x: width * 0.66, y: height * 0.42, scale: 1.7 },
    ),
  rain('#b9d8ff', 90),
);
