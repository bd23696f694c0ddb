import type { Brush } from '../../drawing/brush/brush.ts';
import { mix } from '../../drawing/ink/colour.ts';
import { ellipse, placeDrawing, rectangle, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { band, cloud, ground, orb } from './paper.ts';
import { toyBoat } from './vehicles.ts';

/** The moon, and the sea that rises towards it. */
export const pull = (): Art => (brush, area, random) => {
  const hill = (lift: number, wide: number): string =>
    `M-80 1820V${1560 + lift * 0.2}C${260 - wide} ${1540 + lift} ${520 - wide} ${860 + lift} 700 ${860 + lift}C${880 + wide} ${860 + lift} ${1010 + wide} ${1500 + lift} 1290 ${1540 + lift * 0.3}V1820Z`;
  const stars = Array.from({ length: 40 }, () =>
    star(random.between(0, 1200), random.between(0, 1100), [11, 11], [4, 4], 4),
  ).join('');
  return (
    brush.fill(ground(area), '#27335e') +
    brush.fill(stars, '#f6edc8') +
    brush.ink(ellipse(700, 640, 330), '#33427a') +
    brush.ink(ellipse(700, 640, 250), '#40518e') +
    brush.ink(ellipse(700, 640, 170), '#f6edc8') +
    brush.fill(ellipse(650, 600, 32) + ellipse(750, 690, 42) + ellipse(700, 560, 18), '#ddd0a0') +
    Array.from({ length: 5 }, (_, index) =>
      brush.ink(hill(index * 120 + 30, index * 26), mix('#8fd0d4', '#143a66', index / 4)),
    ).join('')
  );
};

/** A typewriter as large as the cover. The title is on its sheet. */
export const giantMachine = (): Art => (brush, area) => {
  const keys = [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 9 }, (_, column) => {
        const missing = row === 2 && column === 5;
        const [x, y] = [180 + column * 104 + (row % 2) * 30, 1390 + row * 118];
        return missing
          ? brush.fill(ellipse(x, y, 40), '#1d3a3a')
          : brush.ink(ellipse(x, y, 44), '#fdf3e0') + brush.fill(ellipse(x, y, 32), '#f2dcb0');
      }),
    )
    .join('');
  return (
    brush.fill(ground(area), '#d9764a') +
    brush.ink(ellipse(600, 900, 760), '#e8935a') +
    brush.ink(ellipse(600, 900, 560), '#f2b46a') +
    brush.ink(rectangle(190, 120, 820, 1000), '#fffaf0') +
    brush.ink(rectangle(40, 1020, 1120, 110), '#3a3f4a') +
    brush.ink(rectangle(-30, 990, 80, 170) + rectangle(1150, 990, 80, 170), '#2c2f38') +
    brush.ink('M90 1130Q110 1090 170 1090H1030Q1090 1090 1110 1130L1180 1820H20Z', '#3f8f8a') +
    brush.ink('M150 1320H1050L1110 1760H90Z', '#2f6f6c') +
    keys +
    brush.ink(rectangle(330, 1700, 540, 60), '#fdf3e0') +
    brush.ink('M560 1130L600 900L640 1130Z', '#c9c2c4')
  );
};

function hand(brush: Brush, colour: string, under: string): string {
  return (
    brush.ink(
      'M560 1820C420 1700 380 1560 430 1440C452 1390 520 1400 530 1460C560 1540 600 1580 640 1600V1820Z',
      under,
    ) +
    brush.ink(
      'M640 1820C460 1740 300 1600 236 1400C222 1350 282 1320 310 1366C350 1440 400 1490 450 1520C380 1420 330 1320 318 1220C314 1164 380 1156 396 1206C420 1300 460 1380 520 1450C474 1350 452 1260 456 1180C460 1128 524 1130 530 1180C540 1280 570 1370 620 1440L660 1560V1820Z',
      colour,
    )
  );
}

/** Open hands made of water below a small boat. */
export const cuppedHands = (): Art => (brush, area, random) => {
  const both = (colour: string, under: string): string =>
    placeDrawing(hand(brush, colour, under), -36, 20) +
    placeDrawing(hand(brush, colour, under), 1236, 20, 1, 0, true);
  return (
    brush.fill(ground(area), '#f7c59f') +
    orb(brush, 600, 800, 250, '#ffe08a', '#f9b46b') +
    cloud(brush, 200, 700, 1.5, '#fde3cf') +
    cloud(brush, 1010, 620, 1.2, '#fde3cf') +
    brush.ink(band(area, random, 1000, 30), '#8fc9cf') +
    brush.ink(band(area, random, 1110, 30), '#5fa9bd') +
    placeDrawing(toyBoat(brush.withScale(3)), 600, 1290, 3, -4) +
    both('#3f86ac', '#2f6f98') +
    brush.ink(band(area, random, 1640, 24), '#1f5a86') +
    brush.ink(band(area, random, 1730, 20), '#164670') +
    brush.ink(
      [150, 380, 560, 800, 1040]
        .map((x, index) => star(x, 1650 + (index % 2) * 60, [46, 46], [24, 24], 7, index))
        .join(''),
      '#fffaf0',
    ) +
    brush.fill(
      [150, 380, 560, 800, 1040].map((x, index) => ellipse(x, 1650 + (index % 2) * 60, 12)).join(''),
      '#f2c14e',
    )
  );
};

/** The banner: a dark sea on the left, the small boat below the moon on the right. */
export const moonlitBoat = (): Art => (brush, area, random) => {
  const { width, height } = area;
  return (
    brush.fill(ground(area), '#1d2750') +
    brush.ink(ellipse(width * 0.74, height * 0.42, height * 0.46), '#27335e') +
    brush.ink(ellipse(width * 0.74, height * 0.42, height * 0.34), '#33427a') +
    brush.ink(ellipse(width * 0.74, height * 0.42, height * 0.22), '#f6edc8') +
    brush.ink(band(area, random, height * 0.66, 22), '#2f6f98') +
    placeDrawing(toyBoat(brush.withScale(2.6)), width * 0.74, height * 0.78, 2.6, -4) +
    brush.ink(band(area, random, height * 0.76, 24), '#1f5a86') +
    brush.ink(band(area, random, height * 0.87, 22), '#164670') +
    [0.58, 0.66, 0.84, 0.93]
      .map((x, index) =>
        brush.ink(
          star(x * width, height * (0.84 + (index % 2) * 0.07), [40, 40], [22, 22], 7, index),
          '#fffaf0',
        ),
      )
      .join('')
  );
};
