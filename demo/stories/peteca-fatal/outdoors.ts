import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { bleed } from '../../places/mood.ts';
import { halftoneShape } from './moods.ts';

/** The yard behind the house: wall, mango tree, clothes line with a rug. */
export const yard = (): Art => (brush, area, random) => {
  const { width, height } = area;
  const ground = height * 0.8;
  const leaves = Array.from({ length: 13 }, () =>
    ellipse(
      width * 0.82 + random.between(-0.2, 0.2) * width,
      height * 0.14 + random.between(-0.12, 0.16) * height,
      height * 0.1,
    ),
  ).join('');
  const bricks = Array.from({ length: 9 }, () =>
    rectangle(random.between(0, width * 0.7), random.between(height * 0.5, ground - 40), 60, 22),
  ).join('');
  return (
    brush.fill(bandAcross(-2, height, width), '#ffffff') +
    halftoneShape(
      `M${-bleed} ${height * 0.42}Q${width * 0.2} ${height * 0.2} ${width * 0.44} ${height * 0.36}T${width + bleed} ${height * 0.26}V${height * 0.6}H${-bleed}Z`,
      1,
    ) +
    brush.ink(bandAcross(height * 0.46, ground - height * 0.46, width), '#ffffff') +
    brush.line(bricks, 0.5) +
    brush.ink(
      `M${width * 0.78} ${ground + 10}Q${width * 0.82} ${height * 0.5} ${width * 0.79} ${height * 0.24}H${width * 0.86}Q${width * 0.86} ${height * 0.5} ${width * 0.9} ${ground + 10}Z`,
      '#555555',
    ) +
    brush.ink(leaves, '#444444') +
    brush.fill(leaves, '#444444') +
    brush.ink(
      [0.7, 0.78, 0.9].map((share) => ellipse(share * width, height * 0.3, 18, 22)).join(''),
      '#ffffff',
      0.8,
    ) +
    brush.line(
      `M${-bleed} ${height * 0.3}Q${width * 0.4} ${height * 0.38} ${width * 0.78} ${height * 0.28}`,
      0.8,
    ) +
    halftoneShape(bandAcross(ground, height, width), 2) +
    brush.line(`M${-bleed} ${ground}H${width + bleed}`, 1)
  );
};

const hours = {
  day: { sky: 0, far: 1, middle: 3, near: '#444444', hawk: true },
  night: { sky: 8, far: 6, middle: 7, near: '#141414', hawk: false },
};

const hawkAt = (x: number, y: number): string => `M${x} ${y}q20 -18 34 0q16 -18 34 0`;

/** The hills of Minas. Without 'bare' there is a sun with a hawk, or a moon. */
export const hills =
  (hour = 'day'): Art =>
  (brush, area) => {
    const { width, height } = area;
    const { sky, far, middle, near, hawk } = hour.startsWith('night') ? hours.night : hours.day;
    const ridge = (y: number, high: number, shift: number): string => {
      const at = (share: number): number => -bleed + (width + 2 * bleed) * share;
      return `M${-bleed} ${y}C${at(0.12)} ${y - high} ${at(0.2 + shift)} ${y - high * 1.1} ${at(0.34 + shift)} ${y - high * 0.2}S${at(0.6)} ${y - high * 1.5} ${at(0.72)} ${y - high * 0.5}S${at(0.9)} ${y - high} ${at(1)} ${y - high * 0.4}V${height + 10}H${-bleed}Z`;
    };
    const whole = bandAcross(-2, height + 4, width);
    const orb = brush.ink(
      ellipse(width * 0.72, height * 0.24, Math.min(width, height) * 0.12),
      '#ffffff',
      0.7,
    );
    const lights = orb + (hawk ? brush.line(hawkAt(width * 0.24, height * 0.2), 0.9) : '');
    return (
      (sky === 0 ? brush.fill(whole, '#ffffff') : halftoneShape(whole, sky)) +
      (hour.endsWith('bare') ? '' : lights) +
      halftoneShape(ridge(height * 0.6, height * 0.2, 0.08), far) +
      halftoneShape(ridge(height * 0.72, height * 0.15, -0.06), middle) +
      brush.fill(ridge(height * 0.88, height * 0.12, 0.1), near)
    );
  };

/** A steep street. */
export const slope =
  (hour = 'day'): Art =>
  (brush, area) => {
    const { width, height } = area;
    const isNight = hour === 'night';
    const rise = height * 0.34;
    const houses = Array.from({ length: 5 }, (_, index) => {
      const x = -bleed + index * (width + 2 * bleed) * 0.2;
      const y = height * 0.86 - rise * (index / 4);
      const [wide, high] = [(width + 2 * bleed) * 0.2, height * (0.36 + (index % 2) * 0.1)];
      return (
        brush.ink(
          rectangle(x, y - high, wide, height),
          ['#ffffff', '#777777', '#ffffff'][index % 3] ?? '#ffffff',
        ) +
        brush.ink(
          `M${x - 14} ${y - high}L${x + wide * 0.5} ${y - high - height * 0.08}L${x + wide + 14} ${y - high}Z`,
          '#444444',
        ) +
        brush.ink(
          rectangle(x + wide * 0.18, y - high * 0.7, wide * 0.24, high * 0.3) +
            rectangle(x + wide * 0.58, y - high * 0.7, wide * 0.24, high * 0.3),
          isNight ? '#ffffff' : '#22121f',
          0.7,
        )
      );
    });
    const road = polygon([
      [-bleed, height * 0.9],
      [width + bleed, height * 0.9 - rise],
      [width + bleed, height + 10],
      [-bleed, height + 10],
    ]);
    return (
      halftoneShape(bandAcross(-2, height, width), isNight ? 7 : 1) +
      houses.join('') +
      brush.ink(road, '#ffffff') +
      brush.line(`M${-bleed} ${height * 0.95}L${width + bleed} ${height * 0.95 - rise}`, 0.6)
    );
  };
