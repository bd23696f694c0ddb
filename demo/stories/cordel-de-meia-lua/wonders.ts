import { ellipse, polygon, round } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { black, cream, gouges, red, rings, whole } from './woodcut.ts';

/** A grotto with old drawings on its walls. */
export const grotto = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const teeth = Array.from({ length: 11 }, (_, index) => {
    const x = (index / 10) * width;
    const long = height * random.between(0.1, index % 5 === 0 ? 0.5 : 0.3);
    return polygon([
      [x - width * 0.07, -10],
      [x + width * 0.07, -10],
      [x + random.between(-14, 14), long],
    ]);
  }).join('');
  const deer = 'M0 0h60l10 -26l8 4l-4 34l-14 10v34h-8v-30h-40v30h-8v-34ZM70 -26l-8 -22m8 22l10 -24';
  return (
    brush.fill(whole(area), red) +
    brush.stroke(rings(random, [width / 2, height * 0.6], 140, width, 52), black, 6) +
    brush.fill(ellipse(width / 2, height * 0.62, width * 0.3, height * 0.36), cream) +
    `<g transform="translate(${round(width * 0.4)} ${round(height * 0.42)})">${brush.stroke(deer, red, 6)}</g>` +
    brush.ink(teeth, black) +
    brush.fill(gouges(random, { x: 0, y: 20, width, height: height * 0.2 }, 22), red) +
    brush.ink(
      `M-80 ${height * 0.84}Q${width * 0.3} ${height * 0.8} ${width * 0.6} ${height * 0.85}T${width + 80} ${height * 0.82}V${height + 20}H-80Z`,
      black,
    ) +
    brush.fill(gouges(random, { x: 0, y: height * 0.88, width, height: height * 0.1 }, 16), cream)
  );
};

/** A spring from the rock. */
export const spring = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const foot = height * 0.86;
  const jet = (side: number, reach: number, top: number): string =>
    `M${width / 2} ${foot}C${round(width / 2 + side * 20)} ${round(height * top)} ${round(width / 2 + side * reach * 0.6)} ${round(height * (top - 0.04))} ${round(width / 2 + side * reach)} ${round(height * (top + 0.42))}`;
  const jets = [-1, 1]
    .flatMap((side) => [
      jet(side, width * 0.1, 0.1),
      jet(side, width * 0.2, 0.16),
      jet(side, width * 0.3, 0.3),
    ])
    .join('');
  const drops = Array.from({ length: 60 }, () => {
    const [x, y, size] = [random.between(0, width), random.between(20, foot), random.between(5, 13)];
    return `M${round(x)} ${round(y - size * 2)}Q${round(x + size * 1.4)} ${round(y)} ${round(x)} ${round(y + size)}Q${round(x - size * 1.4)} ${round(y)} ${round(x)} ${round(y - size * 2)}Z`;
  }).join('');
  return (
    brush.fill(whole(area), black) +
    brush.stroke(rings(random, [width / 2, height * 0.3], 120, width * 1.2, 50), red, 6) +
    brush.stroke(jets, cream, 44) +
    brush.stroke(jets, black, 22) +
    brush.stroke(jets, cream, 9) +
    brush.fill(drops, cream) +
    brush.ink(
      `M-80 ${foot}Q${width * 0.25} ${foot - 30} ${width * 0.5} ${foot}T${width + 80} ${foot - 6}V${height + 20}H-80Z`,
      cream,
    ) +
    brush.stroke(rings(random, [width / 2, foot + 10], 60, width * 0.3, 30), black, 4) +
    brush.fill(gouges(random, { x: 0, y: foot + 20, width, height: height * 0.1 }, 26), black)
  );
};
