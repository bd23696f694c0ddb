import type { Brush } from '../../drawing/brush/brush.ts';
import { fade } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed } from '../../places/mood.ts';
import { clump, sky, whole } from './streets.ts';

function turret(brush: Brush, x: number, foot: number, size: number): string {
  return placeDrawing(
    brush.ink(rectangle(-46, -250, 92, 250), '#5a8ac8') +
      brush.ink('M-60 -250Q0 -430 60 -250Z', '#3a5a9a') +
      brush.ink(rectangle(-5, -380, 10, 60), '#3a5a9a', 0.6) +
      brush.line('M-30 -220V-40M0 -220V-40M30 -220V-40', 0.6),
    x,
    foot,
    size,
  );
}

/** The iron market on the bay with its four turrets and boats. */
export const market =
  (hour = 'sun'): Art =>
  (brush, { width, height }) => {
    const foot = height * 0.66;
    const size = height / 760;
    const [left, right] = [width * 0.18, width * 0.82];
    const boats = [0.08, 0.36, 0.66, 0.94].map((share, index) =>
      placeDrawing(
        brush.ink(
          'M-90 0H90L60 44H-66Z',
          ['#e0242e', '#3fae4a', '#ffd21f', '#f4f4f4'][index] ?? '#f4f4f4',
          0.8,
        ) +
          brush.line('M0 0V-110', 0.9) +
          brush.ink('M6 -106L66 -14H6Z', '#ffffff', 0.7),
        share * width,
        height * (0.8 + (index % 2) * 0.1),
        size * 1.1,
      ),
    );
    return (
      brush.fill(whole(width, height), fade(...sky(hour))) +
      brush.ink(rectangle(left, foot - 150 * size, right - left, 150 * size), '#7aa8e0') +
      brush.ink(
        polygon([
          [left - 20, foot - 150 * size],
          [right + 20, foot - 150 * size],
          [right - 60, foot - 220 * size],
          [left + 60, foot - 220 * size],
        ]),
        '#c84a2a',
      ) +
      turret(brush.withScale(size), left, foot, size) +
      turret(brush.withScale(size), right, foot, size) +
      turret(brush.withScale(size * 0.8), width * 0.4, foot, size * 0.8) +
      turret(brush.withScale(size * 0.8), width * 0.6, foot, size * 0.8) +
      brush.ink(rectangle(-bleed, foot, width + 2 * bleed, height), hour === 'sun' ? '#3f8fc8' : '#3a4a8a') +
      boats.join('')
    );
  };

/** Storm clouds. Lightning strikes at a share of the width, if the script sets one. */
export const storm =
  (boltAt = ''): Art =>
  (brush, { width, height }) => {
    const cloud = (y: number, count: number, radius: number, colour: string): string =>
      clump(
        brush,
        Array.from({ length: count }, (_, index) =>
          ellipse(
            ((index + 0.3) / (count - 0.4)) * width,
            y + (index % 2) * radius * 0.4,
            radius * 1.25,
            radius,
          ),
        ).join(''),
        colour,
      );
    const bolt =
      boltAt === ''
        ? ''
        : placeDrawing(
            brush.withScale(height / 400).ink('M30 -200L-50 20H0L-40 200L80 -30H24L90 -200Z', '#ffe14d'),
            Number(boltAt) * width,
            height * 0.56,
            height / 400,
          );
    return (
      brush.fill(whole(width, height), fade('#1a2250', '#7a8ac8')) +
      bolt +
      cloud(height * 0.3, 6, height * 0.16, '#8a8ab0') +
      cloud(height * 0.14, 5, height * 0.18, '#5a5a8a') +
      cloud(-height * 0.02, 6, height * 0.16, '#3a3a6a')
    );
  };

/** A falling drop. */
export const drop: Art = (brush, { width, height }) =>
  brush.ink(
    `M${width / 2} ${height * 0.2}Q${width / 2 + height * 0.26} ${height * 0.64} ${width / 2} ${height * 0.8}Q${width / 2 - height * 0.26} ${height * 0.64} ${width / 2} ${height * 0.2}Z`,
    '#5ab8ff',
  );
