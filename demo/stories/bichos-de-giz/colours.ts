import { type Area, curve, ellipse, type Point, placeDrawing, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { rays } from '../../places/mood.ts';
import { whole } from './paper.ts';
import { stick } from './table.ts';

/** A blot with an irregular edge. */
const blot = (x: number, y: number, size: number): string =>
  curve(
    Array.from({ length: 12 }, (_, index): Point => {
      const angle = (index / 12) * 2 * Math.PI;
      const reach = size * (1 + 0.08 * Math.sin(index * 2.6));
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
    true,
  );

/** Two overlapping colours, the third colour between them, and the two crayons. */
export const mixing =
  (one = '#ffe14a', other = '#2f4fb5', both = '#2c7f45'): Art =>
  (brush, area) => {
    const size = Math.min(area.width / 3.6, area.height / 3);
    const [x, y] = [area.width / 2, area.height / 2];
    const clip = `mix${one.slice(1)}${other.slice(1)}${Math.round(size)}`;
    const overlap = `<clipPath id="${clip}"><path d="${blot(x - size * 0.55, y, size)}"/></clipPath><g clip-path="url(#${clip})">${brush.fill(blot(x + size * 0.55, y, size), both)}</g>`;
    return (
      brush.fill(whole(area), '#fffdf6') +
      brush.fill(blot(x - size * 0.55, y, size), one) +
      brush.fill(blot(x + size * 0.55, y, size), other) +
      overlap +
      brush.line(blot(x - size * 0.55, y, size) + blot(x + size * 0.55, y, size)) +
      placeDrawing(stick(brush.withScale(0.8), one), x - size * 2.1, y + size * 0.9, 0.8, -38) +
      placeDrawing(stick(brush.withScale(0.8), other), x + size * 2.1, y + size * 0.9, 0.8, -142)
    );
  };

/** Yellow from one side, blue from the other, and green between them. */
export const burst: Art = (brush, area) => {
  const { width, height } = area;
  const half = (from: number, colour: string): string =>
    brush.fill(`M${from * width} -10h${width}v${height + 20}h${-width}Z`, colour);
  return (
    half(-0.5, '#ffe14a') +
    half(0.5, '#3f93e0') +
    brush.fill(
      star(width / 2, height * 0.6, [width * 0.46, height * 0.6], [width * 0.3, height * 0.36], 16, 0.1),
      '#b9dd6a',
    ) +
    brush.fill(
      star(width / 2, height * 0.6, [width * 0.3, height * 0.4], [width * 0.2, height * 0.26], 16, 0.3),
      '#2c7f45',
    )
  );
};

const rainbow = ['#e2382f', '#f2802a', '#ffe14a', '#64b83f', '#3f93e0', '#8e4fb0'] as const;

/** The path of the tail, in shares of a spread. */
const course = [
  [0.115, 0.8],
  [0.2, 0.62],
  [0.3, 0.42],
  [0.4, 0.42],
  [0.46, 0.6],
  [0.38, 0.76],
  [0.3, 0.62],
  [0.44, 0.44],
  [0.58, 0.52],
  [0.66, 0.7],
  [0.76, 0.6],
  [0.72, 0.42],
  [0.84, 0.46],
  [0.9, 0.66],
  [0.84, 0.88],
  [0.95, 0.9],
] as const;

const path = ({ width, height }: Area): string => curve(course.map(([x, y]) => [x * width, y * height]));

/** A tail across two pages in all colours of the box, around all friends. */
export const tail: Art = (brush, area, random) => {
  const stripes = rainbow.map((colour, index) =>
    placeDrawing(brush.stroke(path(area), colour, 32), 0, (index - 2.5) * 25),
  );
  return (
    rays('#9fd6f5', '#ffffff', 0.1, 0.7, 20)(brush, area, random) +
    brush.fill(
      `M-70 ${area.height * 0.88}Q${area.width / 2} ${area.height * 0.8} ${area.width + 70} ${area.height * 0.9}V${area.height + 10}H-70Z`,
      '#b9dd6a',
    ) +
    brush.stroke(path(area), '#2b2433', 176) +
    stripes.join('') +
    placeDrawing(
      brush.ink(star(0, 0, [110, 110], [60, 60], 9), '#e0518f'),
      area.width * 0.955,
      area.height * 0.89,
    )
  );
};

/** The missing tail on the first cover. */
export const tailless: Art = (brush, area, random) =>
  rays('#9fd6f5', '#3f93e0', 0.46, 0.62, 18)(brush, area, random) +
  brush.ink('M-70 1560Q500 1440 1270 1570V1820H-70Z', '#64b83f') +
  `<g stroke-dasharray="44 40">${brush.line('M720 1480C930 1480 1150 1380 1090 1200S850 1090 890 1210S1010 1270 1030 1200', 2.6, '#ffffff')}</g>` +
  placeDrawing(stick(brush.withScale(1.5), '#e0518f', 300), 1150, 760, 1.5, 112);

export const overlap: Art = (brush) =>
  brush.fill('M-70 -10H1270V1820H-70Z', '#9fd6f5') +
  brush.fill(blot(300, 1060, 560), '#ffe14a') +
  brush.fill(blot(930, 1060, 560), '#2f4fb5') +
  brush.line(blot(300, 1060, 560) + blot(930, 1060, 560), 1.4) +
  brush.ink(star(615, 1080, [430, 520], [300, 400], 15, 0.2), '#b9dd6a', 1.4) +
  brush.fill(ellipse(615, 1640, 420, 60), '#64b83f');
