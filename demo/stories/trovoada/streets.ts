import type { Brush } from '../../drawing/brush/brush.ts';
import { darken } from '../../drawing/ink/colour.ts';
import { fade } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';

export const skies = {
  sun: ['#3fb0ff', '#d8f0ff'],
  rain: ['#2a3a6a', '#8a9ac8'],
  night: ['#0a0a3a', '#3a2a8a'],
  dusk: ['#e0242e', '#ffd21f'],
} as const;
export type StreetHour = keyof typeof skies;

export const sky = (hour: string): readonly [string, string] => skies[hour as StreetHour] ?? skies.sun;
export const whole = (width: number, height: number): string =>
  rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);

/** Overlapping circles with one common outline. */
export const clump = (brush: Brush, rounds: string, colour: string): string =>
  brush.ink(rounds, colour, 1.8) + brush.fill(rounds, colour);

/** A mango tree. The origin is at its foot. */
export function mangoTree(brush: Brush): string {
  const crown =
    ellipse(-90, -290, 92) + ellipse(90, -300, 96) + ellipse(0, -350, 110) + ellipse(-10, -270, 110);
  return (
    brush.limb('M0 0V-230M0 -140L-60 -240M0 -150L60 -250', '#6a4020', 40) +
    clump(brush, crown, '#2f8f3a') +
    brush.fill(ellipse(-40, -330, 60, 40) + ellipse(70, -350, 50, 32), '#5fc04a') +
    brush.ink(
      [-100, -40, 30, 100].map((x, index) => ellipse(x, -250 - (index % 2) * 50, 15, 20)).join(''),
      '#ff9a2a',
      0.6,
    )
  );
}

/** A house of a row. `x` is its left side, `foot` its ground. */
export function house(
  brush: Brush,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  wall: string,
): string {
  const door = wide * 0.24;
  return (
    brush.ink(rectangle(x, foot - tall, wide, tall), wall) +
    brush.ink(
      polygon([
        [x - 14, foot - tall],
        [x + wide + 14, foot - tall],
        [x + wide - 20, foot - tall - 56],
        [x + 20, foot - tall - 56],
      ]),
      '#c84a2a',
    ) +
    [0.14, 0.62]
      .map((share, index) => {
        const high = index === 0 ? tall * 0.62 : tall * 0.36;
        const top = index === 0 ? foot - high : foot - tall * 0.66;
        return brush.ink(
          `M${x + wide * share} ${top + high}V${top + 20}q${door / 2} -40 ${door} 0V${top + high}Z`,
          index === 0 ? darken(wall, 0.5) : '#ffe9a8',
          0.8,
        );
      })
      .join('')
  );
}

export const walls = ['#ffd21f', '#ff8a8a', '#5ad0c0', '#f4f4f4', '#c88aff'] as const;

/** A street of old Belém: tiled houses and mango trees. */
export const street =
  (hour = 'sun'): Art =>
  (brush, { width, height }) => {
    const foot = height * 0.82;
    const tall = Math.min(330, height * 0.5);
    const wide = tall * 0.98;
    const houses = Array.from({ length: Math.ceil(width / wide) + 1 }, (_, index) =>
      house(
        brush,
        index * wide - wide * 0.3,
        foot,
        wide,
        tall * (0.86 + (index % 3) * 0.1),
        walls[index % walls.length] ?? walls[0],
      ),
    ).join('');
    const size = height / 620;
    return (
      brush.fill(whole(width, height), fade(...sky(hour))) +
      houses +
      brush.ink(rectangle(-bleed, foot, width + 2 * bleed, height), hour === 'sun' ? '#c8b8a0' : '#6a6a8a') +
      brush.ink(rectangle(-bleed, foot, width + 2 * bleed, height * 0.04), '#f0e8d8', 0.8) +
      placeDrawing(mangoTree(brush.withScale(size)), width * 0.02, foot + height * 0.06, size) +
      placeDrawing(
        mangoTree(brush.withScale(size * 0.9)),
        width * 1.0,
        foot + height * 0.06,
        size * 0.9,
        0,
        true,
      )
    );
  };
