import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';
import { halftoneShape } from './moods.ts';

function stove(brush: Brush, x: number, y: number, size: number, isHot: boolean): string {
  const glass = isHot ? '#ffffff' : '#22121f';
  const buns = [0.28, 0.5, 0.72]
    .map((share) => ellipse(x + size * share, y - size * 0.34, size * 0.085, size * 0.07))
    .join('');
  return (
    brush.ink(rectangle(x, y - size, size, size), '#ffffff') +
    brush.ink(rectangle(x - 8, y - size - 14, size + 16, 20), '#22121f', 0.8) +
    brush.ink(rectangle(x + size * 0.12, y - size * 0.62, size * 0.76, size * 0.42), glass, 0.8) +
    (isHot
      ? halftoneShape(rectangle(x + size * 0.12, y - size * 0.62, size * 0.76, size * 0.42), 1) +
        brush.ink(buns, '#ffffff', 0.7)
      : '') +
    brush.ink(
      [0.2, 0.4, 0.6, 0.8].map((share) => ellipse(x + size * share, y - size * 0.8, size * 0.05)).join(''),
      '#22121f',
      0.5,
    ) +
    brush.line(`M${x + size * 0.16} ${y - size * 0.68}h${size * 0.68}`, 1.6)
  );
}

/** The grandmother's kitchen: a window with hills, tiles, jars and the oven. */
export const kitchen =
  (oven = 'cold'): Art =>
  (brush, area) => {
    const { width, height } = area;
    const unit = Math.min(width, height);
    const ground = height * 0.86;
    const tiles = Array.from(
      { length: 16 },
      (_, index) => `M${-bleed} ${ground - index * unit * 0.07}H${width + bleed}`,
    )
      .slice(0, 6)
      .join('');
    const jars = [0, 1, 2, 3]
      .map((index) =>
        rectangle(width * 0.08 + index * unit * 0.1, height * 0.24 - unit * 0.11, unit * 0.075, unit * 0.11),
      )
      .join('');
    const hill = `M${width * 0.36} ${height * 0.44}Q${width * 0.43} ${height * 0.26} ${width * 0.52} ${height * 0.4}T${width * 0.64} ${height * 0.38}V${height * 0.5}H${width * 0.36}Z`;
    return (
      halftoneShape(bandAcross(-2, height + 4, width), 1) +
      brush.line(tiles, 0.35) +
      brush.ink(rectangle(width * 0.36, height * 0.14, width * 0.28, height * 0.36), '#ffffff') +
      halftoneShape(hill, 3) +
      brush.line(
        `M${width * 0.5} ${height * 0.14}v${height * 0.36}M${width * 0.36} ${height * 0.32}h${width * 0.28}`,
        0.9,
      ) +
      brush.ink(jars, '#ffffff', 0.7) +
      brush.ink(rectangle(width * 0.05, height * 0.24, unit * 0.46, 16), '#22121f', 0.6) +
      brush.ink(bandAcross(ground, height, width), '#ffffff', 0.8) +
      halftoneShape(bandAcross(ground + 4, height, width), 2) +
      stove(brush, width - unit * 0.5, ground + 8, unit * 0.42, oven === 'hot')
    );
  };

/** The office of the federation: paper, cups and a fan. */
export const office = (): Art => (brush, area) => {
  const { width, height } = area;
  const unit = Math.min(width, height);
  const cups = [0.12, 0.24, 0.36].map((share, index) => {
    const [x, y] = [width * share, height * 0.36];
    const size = unit * (0.09 + (index % 2) * 0.03);
    return brush.ink(
      `M${x - size * 0.5} ${y - size * 1.5}H${x + size * 0.5}Q${x + size * 0.4} ${y - size * 0.6} ${x + size * 0.1} ${y - size * 0.5}V${y - size * 0.2}H${x + size * 0.35}V${y}H${x - size * 0.35}V${y - size * 0.2}H${x - size * 0.1}V${y - size * 0.5}Q${x - size * 0.4} ${y - size * 0.6} ${x - size * 0.5} ${y - size * 1.5}Z`,
      '#ffffff',
      0.7,
    );
  });
  const drawers = [0, 1, 2]
    .map((row) => rectangle(width * 0.76, height * (0.34 + row * 0.16), width * 0.2, height * 0.15))
    .join('');
  return (
    halftoneShape(bandAcross(-2, height + 4, width), 1) +
    brush.ink(rectangle(width * 0.04, height * 0.36, width * 0.36, 14), '#22121f', 0.6) +
    cups.join('') +
    brush.ink(drawers, '#ffffff') +
    brush.ink(
      [0, 1, 2].map((row) => rectangle(width * 0.83, height * (0.4 + row * 0.16), width * 0.06, 8)).join(''),
      '#22121f',
      0.5,
    ) +
    brush.ink(bandAcross(height * 0.84, height, width), '#444444', 0.8)
  );
};
