import { darken, lighten } from '../../drawing/ink/colour.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, polygon, rectangle } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { counter, room } from '../../places/interior.ts';
import { bleed, layers } from '../../places/mood.ts';

export const office: Art = room({ wall: '#3a2170', floor: '#1a0f3c', items: [['blinds', 0.5, 0.4, 1.1]] });
export const desk = counter('#5a2a5a', 70);

/** The inside of a bus at night with the city behind the windows. */
export const bus: Art = (brush, { width, height }, random) => {
  const [top, bottom] = [height * 0.16, height * 0.58];
  const lights = Array.from({ length: 26 }, () => {
    const x = random.between(-bleed, width);
    return `M${x.toFixed(0)} ${random.between(top + 14, bottom - 14).toFixed(0)}h${random.between(16, 110).toFixed(0)}`;
  });
  const pane = Math.min(360, width / 2.2);
  const count = Math.ceil(width / pane) + 1;
  const posts = Array.from({ length: count + 1 }, (_, index) =>
    rectangle(index * pane - pane / 2 - 13, top, 26, bottom - top),
  );
  const seats = Array.from(
    { length: count },
    (_, index) =>
      `M${index * pane + 26} ${height}V${height * 0.72}q4 -54 62 -54h${pane * 0.36}q58 0 62 54V${height}Z`,
  );
  return (
    brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#2f3f8a') +
    brush.fill(rectangle(-bleed, top, width + 2 * bleed, bottom - top), fade('#120a33', '#6a1f6b')) +
    `<g stroke-opacity=".8">${brush.stroke(lights.slice(0, 14).join(''), '#ffd36b', 6)}${brush.stroke(lights.slice(14).join(''), '#ff3d81', 5)}</g>` +
    brush.fill(posts.join(''), '#1f2a66') +
    brush.fill(rectangle(-bleed, top - 12, width + 2 * bleed, 20), '#1f2a66') +
    brush.fill(rectangle(-bleed, height * 0.05, width + 2 * bleed, 14), '#c9fbff') +
    brush.fill(seats.join(''), '#d8344e') +
    brush.stroke(`M${width * 0.5} 0V${height}M${-bleed} ${top + 16}H${width + bleed}`, '#ffd36b', 11)
  );
};

/** What the driver sees: the windscreen, the wet road, the mirror. */
export const cab: Art = (brush, { width, height }, random) => {
  const streaks = Array.from({ length: 22 }, () => {
    const angle = random.between(-2.9, -0.25);
    const [near, far] = [random.between(0.1, 0.3), random.between(0.4, 0.9)];
    const at = (share: number): string =>
      `${(width / 2 + Math.cos(angle) * share * width).toFixed(0)} ${(height * 0.56 + Math.sin(angle) * share * height).toFixed(0)}`;
    return `M${at(near)}L${at(far)}`;
  });
  return (
    brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), fade('#150a3c', '#a21f6b')) +
    `<g stroke-opacity=".65">${brush.stroke(streaks.slice(0, 12).join(''), '#ffd36b', 5)}${brush.stroke(streaks.slice(12).join(''), '#2fe0e8', 5)}</g>` +
    brush.fill(ellipse(width / 2, height * 0.58, width * 0.3, height * 0.22), glow('#ffd36b')) +
    brush.fill(rectangle(width * 0.3, 18, width * 0.4, height * 0.1), '#0a0618') +
    brush.fill(rectangle(width * 0.31, 26, width * 0.38, height * 0.1 - 16), '#2f3f8a') +
    brush.fill(rectangle(-bleed, height * 0.74, width + 2 * bleed, height), '#0a0618')
  );
};

/** A corridor of closed doors with a light at its end. */
export const hallway =
  (wall = '#2a3f7a', light = '#ffd36b'): Art =>
  (brush, { width, height }) => {
    const [left, right, top, bottom] = [width * 0.38, width * 0.62, height * 0.26, height * 0.66];
    const doors = [0.1, 0.46].flatMap((from) => {
      const to = from + 0.2;
      const share = (value: number): number => 1 - (1 - value) ** 1.7;
      return [0, 1].map((side) => {
        const x = (value: number): number =>
          side === 0 ? left * share(value) : width - (width - right) * share(value);
        const foot = (value: number): number => height + (bottom - height) * share(value);
        const head = (value: number): number => foot(value) * 0.28 + top * share(value) * 0.3;
        return polygon([
          [x(from), head(from)],
          [x(to), head(to)],
          [x(to), foot(to)],
          [x(from), foot(from)],
        ]);
      });
    });
    return (
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), wall) +
      brush.fill(
        polygon([
          [-bleed, height],
          [left, bottom],
          [right, bottom],
          [width + bleed, height],
        ]),
        darken(wall, 0.5),
      ) +
      brush.fill(
        polygon([
          [-bleed, 0],
          [left, top],
          [right, top],
          [width + bleed, 0],
        ]),
        darken(wall, 0.65),
      ) +
      brush.fill(doors.join(''), darken(wall, 0.4)) +
      brush.fill(rectangle(left, top, right - left, bottom - top), lighten(wall, 0.12)) +
      brush.fill(ellipse(width / 2, (top + bottom) / 2, width * 0.2, height * 0.3), glow(light)) +
      brush.fill(
        rectangle(width * 0.46, top + (bottom - top) * 0.24, width * 0.08, (bottom - top) * 0.76),
        light,
      )
    );
  };

/** Floorboards from above. */
export const boards: Art = (brush, { width, height }) => {
  const count = Math.ceil(height / 84);
  const seams = Array.from({ length: count }, (_, row) => {
    const y = row * 84;
    const joint = ((row * 0.37) % 1) * width;
    return `M${-bleed} ${y}H${width + bleed}M${joint.toFixed(0)} ${y}v84`;
  });
  return (
    brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), fade('#2a2058', '#4a2a66')) +
    brush.stroke(seams.join(''), '#160c36', 6)
  );
};

/** A digital clock in the dark. The script sets the time. */
export const clock = (time = '3:15', colour = '#ff3d81'): Art =>
  layers(
    (brush, { width, height }) =>
      brush.fill(rectangle(-bleed, 0, width + 2 * bleed, height), '#0d0720') +
      brush.fill(ellipse(width / 2, height / 2, width * 0.6, height * 0.6), glow(colour)),
    (_brush, { width, height }) => {
      const size = Math.min(width * 0.3, height * 0.5);
      return `<path d="${textPath(time, 'display', size, width / 2, height / 2 + size * 0.3)}" fill="${colour}"/>`;
    },
  );

/** Flour on floorboards. */
export const flour: Art = (brush, { width, height }, random) =>
  brush.fill(
    Array.from({ length: 120 }, () =>
      ellipse(
        random.between(0, width),
        random.between(0, height),
        random.between(4, 26),
        random.between(3, 15),
      ),
    ).join(''),
    '#c8c0e8',
    0.5,
  );
