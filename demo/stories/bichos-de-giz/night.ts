import type { Brush } from '../../drawing/brush/brush.ts';
import type { Random } from '../../drawing/ink/random.ts';
import { type Area, curve, ellipse, type Point, placeDrawing, star } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { layers } from '../../places/mood.ts';
import { house, whole, yard } from './paper.ts';

export const wax = '#2b2433';
export const lights = ['#ffe14a', '#f7a3bd', '#9fd6f5', '#b9dd6a', '#f2802a', '#ffffff'] as const;

/** Thick black wax with visible strokes. */
export const black: Art = (brush, area) => brush.fill(whole(area), wax);

export const scratchedLine = (brush: Brush, data: string, colour: string, width = 12): string =>
  brush.stroke(data, colour, width);

export function scratchedStars(
  brush: Brush,
  { width, height }: Area,
  random: Random,
  amount: number,
): string {
  return Array.from({ length: amount }, () => {
    const size = random.between(16, 48);
    return placeDrawing(
      scratchedLine(
        brush,
        star(0, 0, [size, size], [size * 0.42, size * 0.42], 5, 0.3),
        random.pick(lights),
        9,
      ),
      random.between(20, width - 20),
      random.between(20, height * 0.86),
    );
  }).join('');
}

export const pairOfEyes = (brush: Brush, x: number, y: number, size: number, look = 0): string =>
  [-1, 1]
    .map(
      (side) =>
        brush.fill(ellipse(x + side * size * 1.3, y, size, size * 1.15), '#ffe14a') +
        brush.fill(ellipse(x + side * size * 1.3 + look * size * 0.4, y + size * 0.1, size * 0.45), wax),
    )
    .join('');

const claws: Art = (brush, { width, height }) =>
  ['#ffe14a', '#f7a3bd', '#9fd6f5']
    .map((colour, index) => {
      const points: Point[] = [0, 1, 2, 3].map((step) => [
        width * (0.36 + step * 0.19) + (step % 2) * 20,
        height * (0.34 + index * 0.15 + Math.sin(step + index) * 0.05),
      ]);
      return scratchedLine(brush, curve(points), colour, Math.min(width, height) * 0.05);
    })
    .join('');

const props: Record<string, Art> = {
  eyes: (brush, { width, height }) =>
    pairOfEyes(brush, width * 0.16, height * 0.48, 44, 0.6) +
    pairOfEyes(brush, width * 0.45, height * 0.58, 52, 0.8) +
    pairOfEyes(brush, width * 0.78, height * 0.48, 42, -0.8) +
    pairOfEyes(brush, width * 0.62, height * 0.84, 38, -0.4),
  scratch: claws,
  stars: (brush, area, random) => scratchedStars(brush, area, random, 22),
  moon: (brush, { width, height }) =>
    scratchedLine(
      brush,
      `M${width * 0.74} ${height * 0.3}a${height * 0.17} ${height * 0.17} 0 1 0 ${height * 0.12} ${height * 0.28}a${height * 0.14} ${height * 0.14} 0 1 1 ${-height * 0.12} ${-height * 0.28}Z`,
      '#ffe14a',
      12,
    ),
  comet: (brush, area, random) =>
    scratchedStars(brush, area, random, 6) +
    ['#ffe14a', '#f7a3bd', '#9fd6f5', '#b9dd6a']
      .map((colour, index) => {
        const y = area.height * (0.44 + index * 0.07);
        return scratchedLine(
          brush,
          `M${area.width * (0.04 + index * 0.05)} ${y}Q${area.width * 0.4} ${y - 70} ${area.width * 0.72} ${y + 30}`,
          colour,
          14,
        );
      })
      .join(''),
  galaxy: (brush, area, random) =>
    scratchedStars(brush, area, random, 44) +
    ['#f7a3bd', '#9fd6f5', '#b9dd6a']
      .map((colour, index) =>
        placeDrawing(
          scratchedLine(brush, 'M-50 0Q0 -40 50 0Q0 40 -50 0L-84 -30V30L-50 0', colour, 8),
          area.width * (0.2 + index * 0.3),
          area.height * (0.24 + (index % 2) * 0.18),
        ),
      )
      .join(''),
  window: (brush, area, random) =>
    scratchedStars(brush, area, random, 34) +
    placeDrawing(house(brush.withScale(1.2)), area.width * 0.64, area.height * 0.94, 1.2) +
    scratchedLine(
      brush,
      `M-20 ${area.height * 0.93}Q${area.width / 2} ${area.height * 0.9} ${area.width + 20} ${area.height * 0.94}`,
      '#64b83f',
      14,
    ),
};

export const dark = (what?: string): Art => layers(black, props[what ?? ''] ?? layers());

/** Scratches of cats in black wax. */
export const scratch: Art = layers(black, claws);

const stare: Art = (brush, { width, height }) =>
  brush.fill(ellipse(width / 2, height * 0.24, width * 0.4, height * 0.2), wax) +
  pairOfEyes(brush, width * 0.5, height * 0.22, Math.min(width, height) * 0.13);
export const eyes: Art = layers(black, props.stars ?? layers(), stare);

const laugh: Art = (brush, { width, height }) => {
  const size = Math.min(width, height) * 0.13;
  const [x, y] = [width / 2, height * 0.5];
  return (
    brush.fill(ellipse(x, y + size * 0.6, size * 3.4, size * 3.2), wax) +
    scratchedLine(
      brush,
      `M${x - size * 2.2} ${y}q${size * 0.9} ${-size} ${size * 1.8} 0M${x + size * 0.4} ${y}q${size * 0.9} ${-size} ${size * 1.8} 0`,
      '#ffffff',
      size * 0.22,
    ) +
    brush.ink(
      `M${x - size * 1.6} ${y + size}Q${x} ${y + size * 0.6} ${x + size * 1.6} ${y + size}Q${x} ${y + size * 3.4} ${x - size * 1.6} ${y + size}Z`,
      '#e2382f',
    )
  );
};
const calm: Art = (brush, { width, height }) => {
  const size = Math.min(width, height) * 0.13;
  return (
    brush.fill(ellipse(width / 2, height * 0.64, size * 3.4, size * 3.4), wax) +
    pairOfEyes(brush, width / 2, height * 0.58, size, -0.5) +
    scratchedLine(
      brush,
      `M${width / 2 - size * 1.2} ${height * 0.58 + size * 2.2}q${size * 1.2} ${size * 0.8} ${size * 2.4} 0`,
      '#f7a3bd',
      size * 0.2,
    )
  );
};
/** The character Night, who fills the sheet. */
export const face = (mood = 'calm'): Art =>
  layers(black, props[mood === 'laugh' ? 'galaxy' : 'stars'] ?? layers(), mood === 'laugh' ? laugh : calm);

/** Night lifts from the sheet like a blanket, with the day below. */
export const dawn: Art = layers(yard('house'), (brush, area, random) => {
  const edge = `M-70 -10H${area.width + 70}V${area.height * 0.34}Q${area.width * 0.8} ${area.height * 0.62} ${area.width * 0.56} ${area.height * 0.44}T${area.width * 0.2} ${area.height * 0.5}T-70 ${area.height * 0.4}Z`;
  const upper = { width: area.width, height: area.height * 0.4 };
  return (
    brush.ink(edge, wax) +
    scratchedStars(brush, upper, random, 9) +
    pairOfEyes(brush, area.width * 0.62, area.height * 0.32, 30, -0.4)
  );
});
