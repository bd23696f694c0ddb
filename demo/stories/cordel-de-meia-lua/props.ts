import type { Brush } from '../../drawing/brush/brush.ts';
import { ellipse, placeDrawing, polygon, rectangle, star } from '../../drawing/ink/svg.ts';
import { black, cream, red } from './woodcut.ts';

/* Props that stand have their origin on the ground, props to hold in the hand. */

/** The saint of the feast, carved in wood, with his lamb. */
export const saint = (brush: Brush): string =>
  brush.ink(star(0, -264, [92, 92], [64, 64], 14), red, 0.8) +
  brush.ink('M-66 -20L-40 -196Q0 -226 40 -196L66 -20Z', red) +
  brush.line('M-20 -190L-34 -26M0 -130V-24M22 -190L36 -26', 0.6) +
  brush.ink('M-44 -300C-50 -340 50 -340 44 -300C50 -262 34 -218 0 -214C-34 -218 -50 -262 -44 -300Z', cream) +
  brush.fill('M-46 -296C-54 -346 54 -346 46 -296L30 -316L14 -304L0 -318L-14 -304L-30 -316Z', black) +
  brush.fill(ellipse(-16, -276, 5) + ellipse(16, -276, 5), black) +
  brush.line('M-12 -240Q0 -230 12 -240M0 -274L-4 -256H4', 0.7) +
  brush.ink(`${ellipse(-6, -140, 34, 22)}${ellipse(28, -154, 17)}`, '#ffffff', 0.8) +
  brush.fill(ellipse(33, -156, 3.5), black) +
  brush.limb('M-44 -176L-24 -124M44 -176L20 -124', red, 20) +
  brush.limb('M62 0V-250M44 -226H80', black, 7) +
  brush.ink('M-84 0L-70 -26H70L84 0Z', black);

export const revolver = (brush: Brush): string =>
  brush.ink('M-6 -14H58V0H14L6 30H-14Z', black) + brush.line('M14 -7H52', 0.5, cream);
export const bullets = (brush: Brush): string =>
  [-30, -10, 10, 30].map((x) => brush.ink(`M${x - 8} 0V-22Q${x} -40 ${x + 8} -22V0Z`, red, 0.6)).join('');
export const lantern = (brush: Brush): string =>
  brush.fill(star(0, 30, [70, 70], [44, 44], 14), cream) +
  brush.line('M-14 8Q0 -16 14 8', 0.8) +
  brush.ink(rectangle(-20, 8, 40, 46), red) +
  brush.ink('M0 20Q12 34 0 46Q-12 34 0 20Z', cream, 0.5);
export const lasso = (brush: Brush): string =>
  brush.stroke(`${ellipse(0, -92, 78, 24)}M10 -68Q30 -20 0 20`, black, 15) +
  brush.stroke(`${ellipse(0, -92, 78, 24)}M10 -68Q30 -20 0 20`, cream, 8);
export const ledger = (brush: Brush): string =>
  brush.ink(rectangle(-36, -46, 72, 92), black) +
  brush.fill(rectangle(-22, -32, 44, 16), cream) +
  brush.line('M-28 -6H28M-28 10H28M-28 26H28', 0.5, red);
/** A page of the ledger, pricked as a pattern for lace. */
export const pattern = (brush: Brush): string =>
  brush.ink(rectangle(-80, -100, 160, 200), cream) +
  brush.fill(
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 7 }, (_column, column) =>
        (row + column) % 2 === 0 ? ellipse(-60 + column * 20, -80 + row * 20, 5) : '',
      ).join(''),
    ).join(''),
    black,
  ) +
  brush.line('M0 -60L40 0L0 60L-40 0Z', 0.7, red);
/** A lace pillow with bobbins. */
export const pillow = (brush: Brush): string =>
  brush.ink('M-100 -10C-104 -84 104 -84 100 -10Q0 22 -100 -10Z', red) +
  brush.ink('M-46 -66H46L38 10H-38Z', '#ffffff', 0.7) +
  brush.fill([-28, -9, 9, 28].map((x) => ellipse(x, -44, 6) + ellipse(x * 0.9, -22, 5)).join(''), black) +
  [-40, -20, 0, 20, 40].map((x) => brush.limb(`M${x * 0.8} 4L${x * 1.5} 46`, cream, 7)).join('');
export const accordion = (brush: Brush): string =>
  brush.ink(rectangle(-70, -44, 34, 96), black) +
  brush.ink(rectangle(36, -44, 34, 96), black) +
  brush.ink(
    'M-36 -40L-24 -48L-12 -40L0 -48L12 -40L24 -48L36 -40V46L24 54L12 46L0 54L-12 46L-24 54L-36 46Z',
    red,
  ) +
  brush.line('M-24 -46V50M-12 -40V46M0 -46V50M12 -40V46M24 -46V50', 0.5) +
  brush.fill([-30, -12, 6, 24].map((y) => ellipse(53, y, 6)).join(''), cream);
export const bowl = (brush: Brush): string =>
  brush.ink('M-40 -8H40Q34 30 0 30Q-34 30 -40 -8Z', red) +
  brush.ink(ellipse(0, -8, 40, 12), cream, 0.8) +
  brush.line('M-10 -24q-8 -10 0 -20M10 -24q-8 -10 0 -20', 0.7);
export const mug = (brush: Brush): string =>
  brush.stroke('M26 -18C56 -22 56 22 22 18', cream, 9) +
  brush.ink('M-32 -28H32L24 34H-24Z', cream) +
  brush.line('M-28 -10H28', 0.7, red) +
  brush.stroke('M-12 -44q-12 -16 0 -30t0 -28M14 -44q-12 -16 0 -30t0 -28', cream, 6);
export const papers = (brush: Brush): string =>
  placeDrawing(brush.ink(rectangle(-34, -46, 68, 88), cream), -8, 0, 1, -8) +
  placeDrawing(brush.ink(rectangle(-34, -46, 68, 88), '#ffffff'), 6, 0, 1, 5) +
  brush.line('M-16 -24H34M-16 -8H34M-16 8H34M-16 24H14', 0.5);
export const hat = (brush: Brush): string =>
  brush.ink('M-90 -6C-80 -66 -50 -94 0 -94C50 -94 80 -66 90 -6C50 -26 -50 -26 -90 -6Z', black) +
  brush.line('M-66 -24C-56 -62 -36 -80 0 -80C36 -80 56 -62 66 -24', 0.6, cream) +
  brush.fill(star(0, -54, [17, 17], [7, 7], 5, -Math.PI / 2), cream);
export const gourd = (brush: Brush): string =>
  brush.ink(
    'M-8 -60H8V-36C30 -26 20 -8 10 0C48 14 40 66 0 66C-40 66 -48 14 -10 0C-20 -8 -30 -26 -8 -36Z',
    red,
  ) + brush.line('M-14 4Q0 10 14 4', 0.8);
export const chest = (brush: Brush): string =>
  brush.ink(
    polygon([
      [-90, 0],
      [-90, -80],
      [90, -80],
      [90, 0],
    ]),
    cream,
  ) +
  brush.ink('M-96 -78V-104H96V-78Z', red) +
  brush.line('M-60 -60V-10M0 -60V-10M60 -60V-10', 0.6);
/** A trail uphill: round marks of a wooden base, and grains of maize. */
export const trail = (brush: Brush): string =>
  [0, 1, 2, 3, 4]
    .map((step) => {
      const size = 1 - step * 0.17;
      const [x, y] = [Math.sin(step * 1.1) * 60, -step * 62 * (1 - step * 0.07)];
      return (
        placeDrawing(brush.ink(ellipse(0, 0, 46, 18), black), x, y, size) +
        [-70, -58, 66]
          .map((from, at) =>
            brush.ink(ellipse(x + from * size, y - 14 + at * 9, 9 * size, 7 * size), red, 0.5),
          )
          .join('')
      );
    })
    .join('');
/** Twelve bullets strung on a clock's pendulum. */
export const pendulum = (brush: Brush): string =>
  brush.line('M-4 -330L40 20', 1.6) +
  brush.ink('M-50 -330H50V-300H-50Z', black) +
  brush.ink(ellipse(46, 40, 108), red) +
  brush.ink(ellipse(46, 40, 84), cream) +
  Array.from({ length: 12 }, (_, index) =>
    placeDrawing(
      brush.ink('M-9 14V-12Q0 -34 9 -12V14Z', black, 0.5),
      46 + Math.sin((index * Math.PI) / 6) * 58,
      40 - Math.cos((index * Math.PI) / 6) * 58,
      1,
      index * 30,
    ),
  ).join('');
/** A lacemaker's bobbin with thread. */
export const bobbin = (brush: Brush): string =>
  placeDrawing(
    brush.limb('M-64 0H64', cream, 12) +
      brush.ink(rectangle(-30, -17, 60, 34), '#ffffff', 0.8) +
      brush.line('M-16 -17V17M0 -17V17M16 -17V17', 0.5) +
      brush.ink(ellipse(-68, 0, 15) + ellipse(68, 0, 15), cream, 0.8),
    0,
    0,
    1,
    -24,
  ) + brush.line('M-66 66C-110 96 -150 60 -190 84', 0.9, cream);
/** A sitting cat from the front. The origin is on the floor. */
export const tabby = (brush: Brush): string =>
  brush.stroke('M40 -10C86 -6 90 -60 66 -84', black, 24) +
  brush.stroke('M40 -10C86 -6 90 -60 66 -84', cream, 13) +
  brush.ink('M-46 0C-56 -60 -30 -100 0 -100C30 -100 56 -60 46 0Z', cream) +
  brush.ink('M-44 -112L-48 -168L-18 -146H18L48 -168L44 -112Q40 -84 0 -84Q-40 -84 -44 -112Z', cream) +
  brush.fill(ellipse(-17, -120, 6, 9) + ellipse(17, -120, 6, 9), black) +
  brush.line(
    'M-6 -104H6L0 -98ZM-10 -92Q-4 -88 0 -96Q4 -88 10 -92M0 -146V-132M-14 -144V-134M14 -144V-134',
    0.6,
  ) +
  brush.line('M-14 0V-38M14 0V-38M-38 -60L-22 -54M38 -60L22 -54M-42 -40L-26 -36M42 -40L26 -36', 0.6);
/** A drop of hominy. */
export const drop = (brush: Brush): string =>
  brush.ink(
    'M-14 -8C-10 -22 14 -22 16 -6C18 8 10 10 8 22C4 32 -4 30 -4 18C-6 8 -18 6 -14 -8Z',
    '#ffffff',
    0.6,
  );
