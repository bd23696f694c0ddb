import type { Brush } from '../../drawing/brush/brush.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, rectangle, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';

const hours = {
  morning: {
    sky: ['#3f8fd0', '#c8f0ff'],
    far: '#8a76d0',
    grass: '#86c84a',
    earth: '#b5502a',
    orb: '#fff07a',
  },
  dusk: { sky: ['#8f1d3a', '#f0a860'], far: '#44306b', grass: '#b5502a', earth: '#7a2f1f', orb: '#ffc82e' },
  night: { sky: ['#140c1c', '#1c2b53'], far: '#2a1b3d', grass: '#123a2c', earth: '#4a1f1a', orb: '#fffbe8' },
} as const;
type Hour = keyof typeof hours;
const hourOf = (name: string | undefined): Hour => (name === 'dusk' || name === 'night' ? name : 'morning');

/** A short, twisted tree of the Cerrado with thick bark. */
export const twistedTree = (brush: Brush): string =>
  brush.limb('M0 0C-10 -60 34 -70 14 -120C0 -150 -40 -150 -60 -190', '#4a1f1a', 22) +
  brush.limb('M14 -120C40 -150 70 -150 84 -196', '#4a1f1a', 15) +
  brush.ink(ellipse(-74, -206, 64, 34) + ellipse(92, -214, 58, 32) + ellipse(8, -236, 60, 36), '#1f6b3f') +
  brush.fill(ellipse(-84, -216, 30, 12) + ellipse(84, -224, 28, 12) + ellipse(0, -248, 28, 12), '#3fa04a');

/** A termite mound as tall as a person. */
export const mound = (brush: Brush): string =>
  brush.ink('M-74 0C-80 -70 -60 -90 -48 -130C-36 -176 20 -190 34 -140C42 -104 76 -80 72 0Z', '#b5502a') +
  brush.fill('M-60 0C-64 -60 -48 -84 -36 -124C-30 -90 -40 -50 -30 0Z', '#d97b3a');

const sparks = (brush: Brush): string =>
  brush.fill(
    [
      [-34, -40],
      [-10, -90],
      [22, -60],
      [40, -20],
      [-4, -20],
      [10, -130],
    ]
      .map(([x = 0, y = 0]) => rectangle(x, y, 9, 9))
      .join(''),
    '#d2ea7a',
  );

type DrawAt = (draw: (brush: Brush) => string, x: number, y: number, scale: number) => string;
const lights = (put: DrawAt, ground: number): string =>
  put(sparks, 0.36, ground + 8, 0.7) + put(sparks, 0.94, ground + 30, 1);

/** Flat-topped hills, grass and trees. At night the termite mounds glow. */
export const pasture =
  (name?: string): Art =>
  (brush, { width, height }, random) => {
    const hour = hourOf(name);
    const { sky, far, grass, earth, orb } = hours[hour];
    const ground = height * 0.76;
    const size = Math.min(1.3, height / 620);
    const at = (draw: (brush: Brush) => string, x: number, y: number, scale: number): string =>
      placeDrawing(draw(brush.withScale(scale * size)), x * width, y, scale * size);
    const stars = Array.from({ length: hour === 'night' ? 50 : 0 }, () =>
      rectangle(random.between(0, width), random.between(0, ground * 0.8), 6, 6),
    ).join('');
    const tufts = Array.from(
      { length: 26 },
      () =>
        `M${random.between(-20, width).toFixed(0)} ${random.between(ground + 14, height).toFixed(0)}h10v-14h8v14h12v6h-30Z`,
    ).join('');
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), fade(sky[0], sky[1])) +
      brush.fill(stars, '#fffbe8') +
      brush.fill(ellipse(width * 0.82, height * 0.26, 52 * size), orb) +
      brush.fill(
        `M${-bleed} ${ground}V${ground - height * 0.2}H${width * 0.22}L${width * 0.3} ${ground - height * 0.09}H${width * 0.52}L${width * 0.58} ${ground - height * 0.25}H${width * 0.9}L${width * 0.98} ${ground - height * 0.1}H${width + bleed}V${ground}Z`,
        far,
      ) +
      brush.fill(rectangle(-bleed, ground - 4, width + 2 * bleed, height), earth) +
      brush.fill(rectangle(-bleed, ground - 4, width + 2 * bleed, height * 0.06), grass) +
      brush.fill(tufts, grass) +
      at(twistedTree, 0.08, ground + 22, 1.3) +
      at(mound, 0.36, ground + 8, 0.7) +
      at(mound, 0.94, ground + 30, 1) +
      (hour === 'night'
        ? lights(at, ground) + brush.fill(ellipse(width * 0.94, ground - 50, 170, 150), glow('#86c84a'))
        : '')
    );
  };

/** The largest termite mound with a door. Its middle is at `x` (share of the panel). */
export const door =
  (name?: string, x = '0.5', open = 'open'): Art =>
  (brush, area, random) => {
    const { width, height } = area;
    const size = Math.min(width / 520, height / 560);
    const [middle, foot] = [Number(x) * width, height * 0.9];
    const light = open === 'shut' ? '#2a1b3d' : '#d2ea7a';
    const drawn =
      brush
        .withScale(size)
        .ink(
          'M-230 0C-250 -190 -170 -230 -140 -340C-110 -470 70 -500 110 -360C130 -270 240 -220 226 0Z',
          '#b5502a',
        ) +
      brush.fill('M-196 0C-210 -170 -140 -220 -112 -330C-100 -230 -130 -120 -110 0Z', '#d97b3a') +
      brush.withScale(size).ink('M-96 0V-150C-96 -240 96 -240 96 -150V0Z', '#6a6a7c') +
      brush.withScale(size).ink('M-66 0V-140C-66 -200 66 -200 66 -140V0Z', light) +
      brush.fill(star(0, -262, [30, 30], [12, 12], 4), '#ffc82e') +
      (open === 'shut'
        ? brush.fill(rectangle(34, -90, 16, 16), '#ffc82e')
        : brush.fill('M-40 0V-130H40V0Z', '#fff07a'));
    return (
      pasture(name)(brush, area, random) +
      (open === 'shut'
        ? ''
        : brush.fill(ellipse(middle, foot - 110 * size, 330 * size, 300 * size), glow('#d2ea7a'))) +
      placeDrawing(drawn, middle, foot, size)
    );
  };

/** The wall of Tiana's house seen from her porch, with its blue window. */
export const porch =
  (name?: string): Art =>
  (brush, { width, height }) => {
    const ground = height * 0.82;
    const dark = name === 'night';
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), dark ? '#44306b' : '#f8d6a0') +
      brush.fill(rectangle(-bleed, ground - 70, width + 2 * bleed, 70), dark ? '#29588f' : '#3f8fd0') +
      brush.ink(rectangle(width * 0.6, height * 0.3, width * 0.24, height * 0.28), '#29588f') +
      brush.fill(
        rectangle(width * 0.615, height * 0.315, width * 0.21, height * 0.25),
        dark ? '#ffc82e' : '#123a2c',
      ) +
      brush.line(`M${width * 0.72} ${height * 0.3}V${height * 0.58}`, 1.4) +
      brush.ink(rectangle(-bleed, ground, width + 2 * bleed, height), '#b5502a') +
      brush.line(
        [0.1, 0.32, 0.55, 0.8]
          .map((x) => `M${width * x} ${ground}L${width * (x * 1.3 - 0.15)} ${height}`)
          .join(''),
        0.7,
      ) +
      brush.ink(rectangle(width * 0.03, 0, 40, ground), '#7a2f1f') +
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height * 0.07), '#7a2f1f')
    );
  };

/** The counter of the bakery: shelves of bread, and the only telephone of the village. */
export const bakery =
  (): Art =>
  (brush, { width, height }) => {
    const shelf = (y: number): string =>
      [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92]
        .map((x) => brush.ink(ellipse(x * width, y - 22, 36, 22), '#f0a860', 0.8))
        .join('') + brush.ink(rectangle(-bleed, y, width + 2 * bleed, 18), '#7a2f1f');
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#ffb8c0') +
      brush.fill(
        Array.from({ length: Math.ceil(width / 80) + 1 }, (_, index) =>
          rectangle(index * 80, 0, 40, height),
        ).join(''),
        '#fffbe8',
      ) +
      shelf(height * 0.42) +
      shelf(height * 0.62) +
      brush.fill(rectangle(-bleed, height * 0.86, width + 2 * bleed, height), '#8f1d3a')
    );
  };
