import type { Brush } from '../../drawing/brush/brush.ts';
import { darken, lighten } from '../../drawing/ink/colour.ts';
import { rectangle } from '../../drawing/ink/svg.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bandAcross } from '../../places/band-across.ts';
import { hourOf } from './hours.ts';

function pot(brush: Brush, x: number, y: number, size: number): string {
  const leaves = [-0.9, -0.4, 0, 0.4, 0.9]
    .map(
      (lean) =>
        `M${x} ${y - 30 * size}Q${x + lean * 46 * size} ${y - 80 * size} ${x + lean * 70 * size} ${y - (92 - Math.abs(lean) * 40) * size}Q${x + lean * 20 * size} ${y - 60 * size} ${x} ${y - 30 * size}Z`,
    )
    .join('');
  return (
    brush.ink(leaves, '#3f9a5f', 0.7) +
    brush.ink(
      `M${x - 30 * size} ${y - 36 * size}H${x + 30 * size}L${x + 22 * size} ${y}H${x - 22 * size}Z`,
      '#c8553a',
      0.8,
    )
  );
}

/** A window from outside: wall, opening, curtains and the room behind. */
export const opening =
  (hour = 'dusk', inside = '#7fc8c0', curtain = '#fff3d8'): Art =>
  (brush, { width, height }, random) => {
    const { wall } = hourOf(hour);
    const frame = { x: width * 0.13, y: height * 0.2, width: width * 0.74, height: height };
    const tiles = Array.from({ length: 16 }, () =>
      rectangle(random.between(-30, width), random.between(0, height), 64, 20),
    ).join('');
    const cloth = (x: number, lean: number): string =>
      `M${x} ${frame.y}H${x + lean * frame.width * 0.2}Q${x + lean * frame.width * 0.2} ${height * 0.6} ${x + lean * frame.width * 0.05} ${height * 0.86}L${x} ${height}Z`;
    return (
      brush.fill(bandAcross(-2, height + 4, width), wall) +
      brush.fill(tiles, lighten(wall, 0.1)) +
      brush.ink(rectangle(frame.x - 22, frame.y - 22, frame.width + 44, frame.height), lighten(wall, 0.34)) +
      brush.ink(rectangle(frame.x, frame.y, frame.width, frame.height), inside) +
      brush.fill(rectangle(frame.x, frame.y, frame.width, 40), darken(inside, 0.18)) +
      brush.ink(
        rectangle(
          frame.x + frame.width * 0.6,
          frame.y + frame.height * 0.16,
          frame.width * 0.16,
          frame.height * 0.14,
        ),
        lighten(inside, 0.4),
        0.7,
      ) +
      brush.ink(cloth(frame.x, 1) + cloth(frame.x + frame.width, -1), curtain, 0.8)
    );
  };

/** A window sill in front of the figures, with or without plants. */
export const sill =
  (hour = 'dusk', plants = '1'): Art =>
  (brush, { width, height }) => {
    const { wall } = hourOf(hour);
    const y = height - Math.min(150, height * 0.16);
    return (
      (plants === '0'
        ? ''
        : pot(brush, width * 0.24, y, 1.3) + (plants === '2' ? pot(brush, width * 0.76, y, 1) : '')) +
      brush.fill(bandAcross(y, height - y + 10, width), wall) +
      brush.ink(rectangle(width * 0.06, y - 10, width * 0.88, 40), lighten(wall, 0.4))
    );
  };

/** The side of the building from above. */
export const tower =
  (hour = 'dusk', floor = '420'): Art =>
  (brush, { width, height }, random) => {
    const { wall, lit, sky } = hourOf(hour);
    const high = Number(floor);
    let drawing = brush.fill(bandAcross(-2, height + 4, width), wall);
    for (let y = 30; y < height; y += high) {
      drawing += brush.fill(bandAcross(y + high - 46, 30, width), lighten(wall, 0.22));
      for (const share of [0.17, 0.83]) {
        const x = share * width;
        const isLit = random.next() > 0.4;
        const pane = isLit ? lit : darken(sky[0], 0.1);
        drawing +=
          brush.ink(
            rectangle(x - width * 0.12, y + high * 0.16, width * 0.24, high * 0.52),
            lighten(wall, 0.34),
            0.8,
          ) +
          brush.ink(rectangle(x - width * 0.1, y + high * 0.19, width * 0.2, high * 0.46), pane, 0.7) +
          brush.line(`M${x} ${y + high * 0.19}v${high * 0.46}`, 0.9) +
          (random.next() > 0.5
            ? pot(brush, x - width * 0.04, y + high * 0.68, high / 520)
            : brush.fill(
                `M${x - width * 0.1} ${y + high * 0.19}h${width * 0.09}q-8 ${high * 0.2} ${-width * 0.09} ${high * 0.28}Z`,
                '#fff3d8',
              )) +
          brush.ink(rectangle(x - width * 0.13, y + high * 0.68, width * 0.26, 20), lighten(wall, 0.4), 0.8);
      }
    }
    return drawing;
  };
