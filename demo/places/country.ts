import type { Brush } from '../drawing/brush/brush.ts';
import { fade } from '../drawing/ink/definitions.ts';
import type { Random } from '../drawing/ink/random.ts';
import { type Area, ellipse, placeDrawing, rectangle, star } from '../drawing/ink/svg.ts';
import type { Art } from '../drawing/page/scene.ts';
import { bleed } from './mood.ts';

/** Short wedges, as a gouge leaves them in a woodcut. */
function gouges(area: Area, random: Random, from: number, to: number, amount: number): string {
  return Array.from({ length: amount }, () => {
    const [x, y, length] = [
      random.between(-20, area.width),
      random.between(from, to),
      random.between(18, 64),
    ];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 2).toFixed(0)} -5 ${length.toFixed(0)} 0q${(-length / 2).toFixed(0)} 2 ${(-length).toFixed(0)} 0Z`;
  }).join('');
}

function cactus(brush: Brush): string {
  const stem = brush.limb('M0 0V-190M0 -70H-46V-130M0 -100H44V-166', '#2c5a3a', 30);
  return stem + brush.line('M0 -8V-186M-46 -80V-126M44 -106V-160', 0.5, '#f4ead4');
}

function cottage(brush: Brush): string {
  return (
    brush.ink('M-110 0V-110H110V0Z', '#f4ead4') +
    brush.ink('M-136 -104L-70 -176H70L136 -104Z', '#b8432e') +
    brush.ink(rectangle(-22, -80, 44, 80), '#4a2a1a') +
    brush.ink(rectangle(50, -76, 38, 36), '#4a2a1a') +
    brush.ink(rectangle(-88, -76, 38, 36), '#4a2a1a') +
    brush.line('M-120 -116H120M-100 -138H100M-84 -158H84', 0.5)
  );
}

const hours = {
  day: { sky: '#f4e2b8', carved: '#17110f', depth: 0.5, orb: '#c8432e', ground: '#c8432e' },
  night: { sky: '#17110f', carved: '#f4e2b8', depth: 0.9, orb: '#f4e2b8', ground: '#f4e2b8' },
} as const;

const sunbeams = (x: number, y: number): string => star(x, y, [120, 120], [74, 74], 20);
const nightStars = (width: number): string =>
  [0.12, 0.3, 0.46, 0.9]
    .map((x, index) => star(x * width, 50 + (index % 3) * 46, [15, 15], [5, 5], 5, index))
    .join('');

/** The backlands: a big sun or moon over dry ground, with cactuses and a house. */
export const backlands =
  (hour: keyof typeof hours, house = false, orbAt = 0.74): Art =>
  (brush, { width, height }, random) => {
    const { sky, carved, depth, orb, ground: earth } = hours[hour];
    const ground = height * 0.8;
    const [orbX, orbY] = [orbAt * width, Math.min(150, height * 0.26)];
    const horizon = `M${-bleed} ${ground + 14}Q${width * 0.3} ${ground - 26} ${width * 0.6} ${ground + 4}T${width + bleed} ${ground}V${height + 20}H${-bleed}Z`;
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), sky) +
      brush.fill(gouges({ width, height }, random, 10, ground - 30, 46), carved, depth) +
      brush.fill(hour === 'day' ? sunbeams(orbX, orbY) : nightStars(width), orb) +
      brush.ink(ellipse(orbX, orbY, 66), orb) +
      brush.ink(horizon, earth) +
      brush.fill(gouges({ width, height }, random, ground + 26, height, 26), '#17110f') +
      placeDrawing(cactus(brush.withScale(0.9)), width * 0.08, ground + 12, 0.9) +
      (house
        ? placeDrawing(cottage(brush.withScale(1.1)), width * 0.32, ground + 10, 1.1)
        : placeDrawing(cactus(brush.withScale(0.6)), width * 0.93, ground + 8, 0.6))
    );
  };

function reed(random: Random, x: number, y: number): string {
  const high = random.between(70, 150);
  return `M${x.toFixed(0)} ${y.toFixed(0)}q${random.between(-14, 14).toFixed(0)} ${(-high / 2).toFixed(0)} ${random.between(-18, 18).toFixed(0)} ${(-high).toFixed(0)}`;
}

/** A lagoon of the Pantanal at night, with the moon and its reflection. */
export const lagoon =
  (moonAt = 0.72, water = 0.72): Art =>
  (brush, area, random) => {
    const shore = area.height * water;
    const x = moonAt * area.width;
    const moonY = area.height * 0.22;
    const size = Math.min(area.width, area.height) * 0.13;
    const stars = Array.from({ length: 34 }, () =>
      ellipse(random.between(0, area.width), random.between(0, shore * 0.8), random.between(1.5, 4.5)),
    ).join('');
    const reeds = Array.from({ length: 22 }, (_, index) =>
      reed(
        random,
        index % 2 === 0
          ? random.between(-20, area.width * 0.3)
          : random.between(area.width * 0.72, area.width + 20),
        area.height + 6,
      ),
    ).join('');
    const ripples = [0.2, 0.4, 0.62, 0.84]
      .map(
        (share) =>
          `M${x - size * (1.4 - share)} ${shore + (area.height - shore) * share}h${size * 2 * (1.4 - share)}`,
      )
      .join('');
    return (
      brush.fill(rectangle(-bleed, 0, area.width + 2 * bleed, shore + 2), fade('#1c2a78', '#c65aa8')) +
      brush.fill(stars, '#fff3c4') +
      `<g fill-opacity=".25">${brush.fill(ellipse(x, moonY, size * 1.5), '#fff3c4')}</g>` +
      brush.fill(ellipse(x, moonY, size), '#fff3c4') +
      brush.fill(
        ellipse(x - size * 0.3, moonY - size * 0.2, size * 0.2) +
          ellipse(x + size * 0.35, moonY + size * 0.3, size * 0.27),
        '#f0dca0',
      ) +
      brush.fill(
        `M${-bleed} ${shore}Q${area.width * 0.2} ${shore - 70} ${area.width * 0.45} ${shore - 16}T${area.width + bleed} ${shore - 40}V${shore + 4}H${-bleed}Z`,
        '#2c2266',
      ) +
      brush.fill(
        rectangle(-bleed, shore, area.width + 2 * bleed, area.height - shore),
        fade('#7d4aa6', '#1c2a78'),
      ) +
      `<g stroke-opacity=".8">${brush.stroke(ripples, '#fff3c4', 9)}</g>` +
      brush.stroke(reeds, '#14513f', 9)
    );
  };

export const meadow =
  (sky: string, grass: string): Art =>
  (brush, area, random) => {
    const ground = area.height * 0.78;
    const tufts = Array.from(
      { length: 12 },
      () =>
        `M${random.between(0, area.width).toFixed(0)} ${random.between(ground + 30, area.height).toFixed(0)}l8 -18l8 18l8 -14l6 14`,
    ).join('');
    const cloud = (x: number, y: number, size: number): string =>
      placeDrawing(
        brush.fill(
          `${ellipse(0, 0, 54, 26)}${ellipse(-34, -8, 34, 22)}${ellipse(20, -20, 40, 28)}`,
          '#ffffff',
        ),
        x * area.width,
        y,
        size,
      );
    return (
      brush.fill(rectangle(-bleed, 0, area.width + 2 * bleed, area.height), sky) +
      cloud(0.2, 90, 1) +
      cloud(0.78, 140, 1.3) +
      brush.ink(
        `M${-bleed} ${ground}Q${area.width * 0.3} ${ground - 40} ${area.width * 0.62} ${ground - 4}T${area.width + bleed} ${ground - 14}V${area.height + 20}H${-bleed}Z`,
        grass,
      ) +
      brush.line(tufts, 0.7)
    );
  };
