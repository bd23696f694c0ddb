import { drawFigure } from '../../drawing/figure/figure.ts';
import { ellipse, placeDrawing, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { skyline, wavyPavement } from '../../places/city.ts';
import { layers, plainBackground, rays } from '../../places/mood.ts';
import { nestor } from './cast.ts';
import { board, perch } from './props.ts';

export const yellow: Art = rays('#ffd23f', '#ffbf1f', 0.5, 0.62, 26);

/** The bar, along the foot of a cover. */
export const coverbar: Art = (brush) =>
  brush.ink('M-20 1390H1220V1820H-20Z', '#8a4a2a') + brush.ink('M-20 1350H1220V1420H-20Z', '#d88a4a');

export const dusk: Art = layers(
  skyline(
    { sky: ['#ff7a59', '#ffd9a0'], far: '#f2a07a', near: '#c8553a', windows: '#ffe9a8', ground: '#f7f1e3' },
    0.8,
  ),
  wavyPavement('#f7f1e3', '#1d1420', 0.86),
);

/** The blue light of a screen in a dark room. */
export const screenlight: Art = layers(
  rays('#1f2f6a', '#263a80', 0.5, 0.6, 24),
  (brush) =>
    brush.ink('M180 740Q180 690 230 690H970Q1020 690 1020 740V1860H180Z', '#111522', 1.6) +
    brush.fill(rectangle(230, 770, 740, 1060), '#5ad0c0'),
);

/** Orange bricks with a hole in them. */
export const bricks: Art = layers(plainBackground('#d8743a'), (brush) => {
  let lines = '';
  for (let row = 0; row < 24; row += 1)
    for (let x = -(row % 2) * 100; x < 1220; x += 200) lines += rectangle(x, row * 78, 200, 78);
  return (
    brush.line(lines, 0.8, '#f2a070') +
    brush.ink(
      'M150 900L260 720L420 760L560 660L760 740L940 690L1060 900L1010 1100L1090 1320L900 1480L300 1480L120 1320L200 1100Z',
      '#3a2018',
      1.4,
    )
  );
});

export const banner: Art = (brush, area, random) =>
  rays('#3a1f2f', '#472a3a', 0.74, 0.6, 26)(brush, area, random) +
  brush.fill(ellipse(1420, 340, 400), '#ffffff') +
  drawFigure(
    brush.style,
    nestor,
    { face: 'sly', pose: 'crossed', turn: -0.3 },
    { x: 1400, y: 330, scale: 2.1 },
  ) +
  placeDrawing(perch(brush.withScale(1.6)), 1730, 640, 1.6) +
  brush.ink(rectangle(-20, 600, 1960, 140), '#555555') +
  brush.ink(rectangle(-20, 570, 1960, 44), '#999999') +
  placeDrawing(board(brush.withScale(1.5)), 1400, 560, 1.5, -3);
