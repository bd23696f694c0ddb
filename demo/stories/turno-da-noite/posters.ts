import type { Brush } from '../../drawing/brush/brush.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { night, skyline } from '../../places/city.ts';
import { layers, rays } from '../../places/mood.ts';

const paper = rectangle(-20, -20, 1240, 1840);

const beam = (brush: Brush): string =>
  brush.fill('M-20 640L1220 470V560L-20 760Z', '#0a0618') +
  brush.fill('M-20 628L1220 462V470L-20 642Z', '#ff8a4a') +
  brush.fill(`${rectangle(120, 720, 70, 900)}${rectangle(1010, 560, 80, 1060)}`, '#0a0618');

export const posterOne: Art = layers(skyline({ ...night, sky: ['#1a0b4a', '#ff4f7b'] }, 0.84), (brush) =>
  [
    beam(brush),
    brush.fill(
      polygon([
        [560, 620],
        [800, 620],
        [1240, 1700],
        [120, 1700],
      ]),
      '#ffd36b',
      0.14,
    ),
    brush.fill(ellipse(840, 1000, 430), glow('#2fe0e8')),
    brush.fill('M-20 1590H1220V1820H-20Z', '#0a0618'),
    brush.fill(ellipse(850, 1660, 300, 22), '#2fe0e8', 0.35),
    brush.fill(ellipse(360, 1650, 200, 16), '#ff3d81', 0.4),
  ].join(''),
);

export const posterTwo: Art = layers(rays('#0f4f6f', '#0b3a5c', 0.5, 0.62, 20), (brush) =>
  [
    brush.fill(ellipse(600, 1130, 620), glow('#ffd36b')),
    brush.fill(
      polygon([
        [-20, 1500],
        [1220, 1430],
        [1220, 1820],
        [-20, 1820],
      ]),
      '#0a0618',
    ),
    brush.fill(
      polygon([
        [690, 1600],
        [820, 1520],
        [1300, 1560],
        [1300, 1640],
      ]),
      '#07040f',
    ),
  ].join(''),
);

/** The front of a bus in the dark. */
export const posterThree: Art = (brush) =>
  brush.fill(paper, fade('#07040f', '#3a0f4a')) +
  brush.fill(ellipse(600, 1150, 760), glow('#ff3d81')) +
  brush.fill('M-20 1640H1220V1820H-20Z', '#0a0618') +
  brush.fill(ellipse(600, 1660, 560, 40), '#05030d') +
  brush.fill('M130 1600V820Q130 700 250 700H950Q1070 700 1070 820V1600Z', '#1f3f9a') +
  brush.fill('M180 1270V850Q180 790 240 790H960Q1020 790 1020 850V1270Z', fade('#ffe9a8', '#ff8a4a'));

/** The bus below its windscreen, in front of driver and passengers. */
export const bumper: Art = (brush) =>
  brush.fill('M130 1260H1070V1600H130Z', '#1f3f9a') +
  brush.fill(rectangle(130, 1330, 940, 44), '#ffd36b') +
  brush.fill(ellipse(270, 1470, 150), glow('#fff0c4')) +
  brush.fill(ellipse(930, 1470, 150), glow('#fff0c4')) +
  brush.fill(ellipse(270, 1470, 66) + ellipse(930, 1470, 66), '#fff0c4') +
  brush.fill(rectangle(420, 1430, 360, 80), '#0a0618') +
  brush.fill(rectangle(170, 1596, 130, 60) + rectangle(900, 1596, 130, 60), '#05030d');

/** Floorboards that lead into the dark. */
export const posterFour: Art = (brush) =>
  brush.fill(paper, fade('#03020a', '#24307a')) +
  brush.stroke(
    'M600 700L-400 1820M600 700L60 1820M600 700L430 1820M600 700L780 1820M600 700L1160 1820M600 700L1640 1820',
    '#0d0a2a',
    9,
  ) +
  brush.fill(ellipse(600, 900, 560, 620), glow('#ffb03a')) +
  brush.fill(rectangle(-20, -20, 1240, 560), '#03020a', 0.5);
