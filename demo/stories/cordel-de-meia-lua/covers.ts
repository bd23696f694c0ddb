import { ellipse, placeDrawing, polygon, rectangle, round, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { rays } from '../../places/mood.ts';
import { ox } from './beasts.ts';
import { flags } from './scenery.ts';
import { dial } from './square.ts';
import { black, carvedGround, cream, gouges, red, rings, whole } from './woodcut.ts';

/** A round of lace as large as a rising sun, with rays. */
export const doily = (): Art => (brush, area, random) => {
  const [x, y] = [area.width / 2, area.height * 0.56];
  const ring = (radius: number, count: number, size: number): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      return ellipse(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, size);
    }).join('');
  return (
    rays(cream, red, 0.5, 0.56, 22)(brush, area, random) +
    brush.ink(ring(490, 30, 52), '#ffffff') +
    brush.fill(ellipse(x, y, 490), '#ffffff') +
    brush.fill(ring(490, 30, 22) + ring(410, 36, 15) + ring(350, 18, 30) + ring(280, 30, 11), black) +
    brush.line(ellipse(x, y, 455) + ellipse(x, y, 384) + ellipse(x, y, 310), 0.8) +
    carvedGround(brush, area, random, 'dusk', 0.86)
  );
};

/** A clock as large as the sky, above the dusty street. */
export const noonClock = (): Art => (brush, area, random) =>
  brush.fill(whole(area), red) +
  brush.stroke(rings(random, [600, 1010], 560, 1500, 54), black, 9) +
  placeDrawing(dial(11, 45)(brush.withScale(2.2)), 600, 1010, 2.2) +
  carvedGround(brush, area, random, 'dusk', 0.87);

/** Rays and an open curtain, as on a stage. */
export const bunting = (): Art => (brush, area, random) =>
  rays(red, black, 0.5, 0.62, 26)(brush, area, random) +
  placeDrawing(flags(brush.withScale(1.3)), 600, 640, 1.3, -3) +
  brush.ink(ellipse(600, 1240, 470), cream) +
  brush.fill(gouges(random, { x: 220, y: 900, width: 700, height: 560 }, 40, 90), red);

/** A steep path below the flags of the feast and the stars. */
export const hillside = (): Art => (brush, area, random) => {
  const stars = Array.from({ length: 26 }, (_, index) => {
    const size = random.between(8, 22);
    return star(
      random.between(0, area.width),
      random.between(40, 1000),
      [size, size],
      [size * 0.4, size * 0.4],
      5,
      index,
    );
  }).join('');
  return (
    brush.fill(whole(area), black) +
    brush.stroke(rings(random, [600, 1080], 420, 1500, 58), cream, 8) +
    brush.fill(stars, red) +
    brush.fill(star(600, 1080, [480, 480], [400, 400], 36), red) +
    brush.fill(ellipse(600, 1080, 370), cream) +
    placeDrawing(flags(brush.withScale(1.35)), 600, 640, 1.35, 4) +
    brush.ink('M-20 1620Q300 1470 600 1500T1220 1420V1820H-20Z', red) +
    brush.fill('M480 1506Q640 1580 560 1660T700 1820H1000Q740 1700 760 1620T640 1500Z', cream) +
    brush.fill(gouges(random, { x: 0, y: 1640, width: 1100, height: 140 }, 30), black)
  );
};

/** The head of the ox with the moon between its horns. */
export const moonOx = (): Art => (brush, area, random) => {
  const eye = (x: number): string =>
    brush.fill(ellipse(x, 1130, 34, 44), black) + brush.fill(ellipse(x + 10, 1112, 11), cream);
  const leaf = (mirrored: boolean): string =>
    placeDrawing(
      brush.ink('M0 0C90 -90 230 -90 300 20C210 90 90 90 0 40Z', '#ffffff') +
        brush.fill('M60 10C120 -40 190 -40 240 16C180 50 120 50 60 10Z', red),
      600,
      1010,
      1,
      mirrored ? 8 : -8,
      mirrored,
    );
  return (
    brush.fill(whole(area), black) +
    brush.stroke(rings(random, [600, 700], 260, 1600, 60), red, 10) +
    brush.fill(ellipse(600, 760, 190), red) +
    placeDrawing(leaf(false), 150, 0) +
    placeDrawing(leaf(true), -150, 0) +
    brush.ink(
      'M420 960C160 940 60 700 190 470C220 690 340 800 520 860H680C860 800 980 690 1010 470C1140 700 1040 940 780 960Z',
      cream,
    ) +
    brush.ink(
      'M430 930C470 860 730 860 770 930C830 1050 800 1200 740 1330C720 1420 480 1420 460 1330C400 1200 370 1050 430 930Z',
      '#ffffff',
    ) +
    brush.ink(
      'M440 1330C440 1250 760 1250 760 1330C790 1450 700 1500 600 1500C500 1500 410 1450 440 1330Z',
      red,
    ) +
    brush.fill(ellipse(530, 1370, 26, 36) + ellipse(670, 1370, 26, 36), black) +
    brush.line('M520 1450Q600 1480 680 1450', 1.6) +
    brush.fill(
      polygon([
        [600, 900],
        [650, 990],
        [600, 1090],
        [550, 990],
      ]),
      red,
    ) +
    eye(490) +
    eye(700) +
    brush.fill(gouges(random, { x: 440, y: 1150, width: 280, height: 90 }, 12, 60), black) +
    brush.fill(rectangle(-80, 1560, 1360, 260), red) +
    brush.fill(gouges(random, { x: -20, y: round(1590), width: 1200, height: 200 }, 44), black)
  );
};

/** The banner: black on the left, the ox below its moon on the right. */
export const moonrise = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const [x, y] = [width * 0.74, height * 0.46];
  return (
    brush.fill(whole(area), black) +
    brush.fill(star(x, y, [height * 0.5, height * 0.5], [height * 0.42, height * 0.42], 30), red) +
    brush.fill(ellipse(x, y, height * 0.38), cream) +
    brush.ink(
      `M-80 ${height * 0.9}Q${width * 0.4} ${height * 0.94} ${width * 0.6} ${height * 0.84}T${width + 80} ${height * 0.8}V${height + 20}H-80Z`,
      red,
    ) +
    placeDrawing(ox(brush.withScale(1.35)), x + 40, height * 0.86, 1.35) +
    brush.fill(gouges(random, { x: 0, y: height * 0.93, width, height: height * 0.05 }, 40), black)
  );
};
