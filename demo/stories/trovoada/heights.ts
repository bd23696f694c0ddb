import { fade } from '../../drawing/ink/definitions.ts';
import { polygon, rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers } from '../../places/mood.ts';
import { house, skies, sky, walls, whole } from './streets.ts';

/** The top of a lamp post with wires, and the street far below. */
export const pole =
  (hour = 'sun'): Art =>
  (brush, { width, height }) => {
    const x = width * 0.5;
    const wires = [0.2, 0.26, 0.32]
      .map((y) =>
        brush.line(
          `M${-bleed} ${height * (y + 0.1)}Q${x / 2} ${height * (y + 0.12)} ${x} ${height * y}T${width + bleed} ${height * (y + 0.06)}`,
          0.7,
        ),
      )
      .join('');
    const roofs = Array.from({ length: Math.ceil(width / 150) + 1 }, (_, index) =>
      brush.ink(
        polygon([
          [index * 150 - 90, height],
          [index * 150 - 20, height * (0.84 + (index % 2) * 0.05)],
          [index * 150 + 70, height],
        ]),
        ['#c84a2a', '#e06a3a', '#a83a1a'][index % 3] ?? '#c84a2a',
        0.7,
      ),
    ).join('');
    return (
      brush.fill(whole(width, height), fade(...sky(hour))) +
      roofs +
      wires +
      brush.ink(rectangle(x - 22, height * 0.1, 44, height), '#a8a8b0') +
      brush.ink(rectangle(x - 180, height * 0.2, 360, 30), '#8a5a2a') +
      brush.ink(
        [-160, -80, 80, 160].map((dx) => rectangle(x + dx - 12, height * 0.2 - 40, 24, 40)).join(''),
        '#f4f4f4',
        0.8,
      )
    );
  };

/** Houses far below, at the foot of a cover. */
export const roofline: Art = (brush, { width, height }) =>
  Array.from({ length: Math.ceil(width / 190) + 1 }, (_, index) =>
    house(
      brush,
      index * 190 - 70,
      height * 1.06,
      190,
      height * (0.15 + (index % 3) * 0.025),
      walls[index % walls.length] ?? walls[0],
    ),
  ).join('') + brush.fill(rectangle(-bleed, height * 0.9, width + 2 * bleed, height), '#0e0a12');

export const roofs: Art = layers(
  (brush, { width, height }) => brush.fill(whole(width, height), fade(...skies.rain)),
  (brush, { width, height }) =>
    [0.36, 0.54, 0.74]
      .map((share, row) =>
        Array.from({ length: Math.ceil(width / 260) + 2 }, (_, index) => {
          const x = index * 260 - (row % 2) * 130 - 100;
          const y = height * share;
          return (
            brush.ink(
              polygon([
                [x, y + 90],
                [x + 60, y],
                [x + 250, y],
                [x + 210, y + 90],
              ]),
              ['#8a9ab0', '#c86a4a', '#a8b8c8'][(index + row) % 3] ?? '#8a9ab0',
            ) +
            brush.line(
              `M${x + 50} ${y + 84}L${x + 96} ${y + 6}M${x + 100} ${y + 84}L${x + 140} ${y + 6}M${x + 150} ${y + 84}L${x + 186} ${y + 6}`,
              0.5,
            ) +
            brush.ink(
              rectangle(x, y + 90, 210, height),
              ['#5ad0c0', '#ffd21f', '#ff8a8a'][(index + row) % 3] ?? '#ffd21f',
              0.8,
            )
          );
        }).join(''),
      )
      .join(''),
);
