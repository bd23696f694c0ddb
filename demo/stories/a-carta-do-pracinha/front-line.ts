import type { Brush } from '../../drawing/brush/brush.ts';
import { fade, glow } from '../../drawing/ink/definitions.ts';
import { ellipse, placeDrawing, polygon, rectangle, star } from '../../drawing/ink/svg.ts';
import { textPath } from '../../drawing/lettering/lettering.ts';
import type { Art } from '../../drawing/page/scene.ts';
import { bleed, layers } from '../../places/mood.ts';

export const whole = (width: number, height: number): string =>
  rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);

const skies = {
  day: ['#d8c8a0', '#f8eed8'],
  night: ['#241a10', '#6a6040'],
  dusk: ['#8a3a20', '#e8b878'],
} as const;

function pine(brush: Brush): string {
  return (
    brush.limb('M0 0V-60', '#4a3018', 16) +
    brush.ink('M0 -240L70 -130H34L84 -40H-84L-34 -130H-70Z', '#4a5a34') +
    brush.fill(
      'M0 -240L30 -190Q6 -200 -10 -176L-30 -190ZM-34 -130L-70 -130L-40 -166Q-10 -150 -34 -130Z',
      '#fbf6ea',
    )
  );
}

/** Mountains at the front in snow. */
export const snow =
  (hour = 'day'): Art =>
  (brush, { width, height }) => {
    const ground = height * 0.72;
    const [from, to] = skies[hour as keyof typeof skies] ?? skies.day;
    const dark = hour === 'night';
    const peaks = [
      [0.1, 0.3, 0.34],
      [0.42, 0.16, 0.3],
      [0.78, 0.24, 0.36],
    ] as const;
    return (
      brush.fill(whole(width, height), fade(from, to)) +
      peaks
        .map(
          ([x, y, wide]) =>
            brush.ink(
              polygon([
                [(x - wide) * width, ground],
                [x * width, y * height],
                [(x + wide) * width, ground],
              ]),
              dark ? '#4a4a34' : '#8a8a68',
            ) +
            brush.fill(
              polygon([
                [x * width, y * height + 4],
                [(x + wide * 0.4) * width, y * height + (ground - y * height) * 0.42],
                [(x + wide * 0.1) * width, y * height + (ground - y * height) * 0.32],
                [(x - wide * 0.12) * width, y * height + (ground - y * height) * 0.44],
                [(x - wide * 0.36) * width, y * height + (ground - y * height) * 0.38],
              ]),
              dark ? '#b8b090' : '#fbf6ea',
            ),
        )
        .join('') +
      brush.ink(
        `M${-bleed} ${ground + 20}Q${width * 0.3} ${ground - 30} ${width * 0.6} ${ground + 10}T${width + bleed} ${ground}V${height + bleed}H${-bleed}Z`,
        dark ? '#c8c0a0' : '#fbf6ea',
      ) +
      [0.05, 0.16, 0.88, 0.97]
        .map((x, index) =>
          placeDrawing(
            pine(brush.withScale(height / 620)),
            x * width,
            ground + height * (0.06 + (index % 2) * 0.07),
            height / 620,
          ),
        )
        .join('')
    );
  };

export const flakes =
  (amount = '60'): Art =>
  (brush, { width, height }, random) =>
    brush.fill(
      Array.from({ length: Number(amount) }, () =>
        ellipse(random.between(0, width), random.between(0, height), random.between(3, 8)),
      ).join(''),
      '#ffffff',
    );

/** The edge of a trench with boards and sandbags, in front of the figures. */
export const trench: Art = (brush, { width, height }) => {
  const top = height * 0.87;
  const bags = Array.from({ length: Math.ceil(width / 120) + 2 }, (_, index) =>
    brush.ink(`M${index * 120 - 80} ${top + 10}q0 -46 60 -46t60 46q0 20 -60 20t-60 -20Z`, '#b89a68'),
  );
  return (
    brush.ink(rectangle(-bleed, top, width + 2 * bleed, height), '#6a4a2a') +
    bags.join('') +
    brush.line(
      `M${-bleed} ${top + 70}H${width + bleed}M${width * 0.2} ${top + 20}V${height}M${width * 0.7} ${top + 20}V${height}`,
      0.7,
    )
  );
};

/** A letter of the alphabet cut into the snow. The script chooses it. */
export const snowLetter = (letter = 'A'): Art =>
  layers(
    (brush, { width, height }) =>
      brush.fill(whole(width, height), '#fbf6ea') +
      brush.stroke(
        `M${width * 0.06} ${height * 0.9}q40 -20 90 0M${width * 0.7} ${height * 0.12}q40 -20 90 0M${width * 0.76} ${height * 0.8}q30 -14 70 0`,
        '#b8b090',
        6,
      ),
    (brush, { width, height }) => {
      const size = Math.min(width * 0.9, height * 0.86);
      const data = textPath(letter, 'crayon', size, width / 2, height * 0.5 + size * 0.36);
      return `<path d="${data}" fill="${brush.paint('#6a5a3a')}" stroke="${brush.style.line}" stroke-width="9" stroke-linejoin="round"/>`;
    },
  );

/** An exploding shell. */
export const shell =
  (x = '0.5', y = '0.5', size = '1'): Art =>
  (brush, { width, height }) => {
    const [atX, atY] = [Number(x) * width, Number(y) * height];
    const reach = Math.min(width, height) * 0.5 * Number(size);
    return (
      brush.ink(star(atX, atY, [reach, reach], [reach * 0.55, reach * 0.55], 13, 0.2), '#c8281a') +
      brush.ink(
        star(atX, atY, [reach * 0.7, reach * 0.7], [reach * 0.4, reach * 0.4], 11, 0.5),
        '#f8eed8',
        0.8,
      ) +
      brush.fill(ellipse(atX, atY, reach * 0.24), '#ffffff')
    );
  };

/** The inside of a tent with a lamp. */
export const tent: Art = (brush, { width, height }) =>
  brush.fill(whole(width, height), '#7a7a4a') +
  brush.ink(
    polygon([
      [width * 0.5, -40],
      [width + bleed, height * 0.7],
      [width + bleed, height + bleed],
      [-bleed, height + bleed],
      [-bleed, height * 0.7],
    ]),
    '#a89a68',
  ) +
  brush.line(
    `M${width * 0.5} -40V${height}M${width * 0.5} -40L${width * 0.24} ${height}M${width * 0.5} -40L${width * 0.76} ${height}`,
    0.6,
  ) +
  brush.fill(ellipse(width * 0.5, height * 0.26, width * 0.36, height * 0.5), glow('#fff3c4')) +
  brush.ink(rectangle(width * 0.5 - 20, height * 0.1, 40, 54), '#f8eed8');
