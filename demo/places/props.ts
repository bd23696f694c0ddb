import type { Brush } from '../drawing/brush/brush.ts';
import { ellipse, polygon, rectangle, star } from '../drawing/ink/svg.ts';

/* Props to hold: about 60 units large. The origin is where a hand holds them. */

export const handset = (brush: Brush): string => brush.limb('M-4 -26Q-22 0 -4 26', '#23202e', 15);
export const cup = (brush: Brush): string =>
  brush.ink('M-16 -22H16L12 14H-12Z', '#f7f1e3') +
  brush.line('M16 -14q14 4 -2 18', 1) +
  brush.line('M-6 -30q-6 -8 0 -16M6 -30q-6 -8 0 -16', 0.7);
export const pizza = (brush: Brush): string =>
  brush.ink(rectangle(-62, -22, 124, 26), '#e8c48a') +
  brush.line('M-62 -9H62', 0.6) +
  brush.ink(star(0, -9, [10, 10], [5, 5], 5), '#c8432e', 0.4);
export const scythe = (brush: Brush): string =>
  brush.limb('M6 150L-6 -190', '#8a5a34', 9) +
  brush.ink('M-10 -196C40 -216 110 -190 132 -130C96 -168 40 -176 -6 -164Z', '#f7f1e3');
export const lace = (brush: Brush): string => {
  const scallops = [-2, -1, 0, 1, 2].map((step) => ellipse(step * 24, 40, 15)).join('');
  const holes = [-2, -1, 0, 1, 2]
    .map((step) => ellipse(step * 24, 40, 6) + ellipse(step * 24, 6, 6) + ellipse(step * 24 + 12, 22, 4))
    .join('');
  return (
    brush.ink(scallops, '#fbf6ea', 0.7) +
    brush.ink(rectangle(-62, -16, 124, 50), '#fbf6ea', 0.7) +
    brush.fill(holes, '#17110f')
  );
};
export const peteca = (brush: Brush): string =>
  brush.ink('M-12 -14L-34 -78L-14 -66L-4 -92L6 -66L28 -84L14 -14Z', '#ffffff', 0.9) +
  brush.line('M-6 -18L-20 -60M0 -18L-2 -74M6 -18L18 -64', 0.6) +
  brush.ink('M-20 -14H20C26 8 12 18 0 18C-12 18 -26 8 -20 -14Z', '#d8a04a') +
  brush.line('M-21 -4H21', 0.8);
export const key = (brush: Brush): string =>
  brush.stroke(`${ellipse(0, -26, 15)}M0 -10V40M0 38H16M0 24H12`, '#4a2340', 13) +
  brush.stroke(`${ellipse(0, -26, 15)}M0 -10V40M0 38H16M0 24H12`, '#ffc82e', 8);
export const notebook = (brush: Brush): string =>
  brush.ink(rectangle(-26, -34, 52, 68), '#c8432e') + brush.fill(rectangle(-16, -22, 32, 14), '#f7f1e3');
export const bottle = (brush: Brush): string =>
  brush.ink('M-24 60V-10Q-24 -34 -9 -44V-72H9V-44Q24 -34 24 -10V60Z', '#5ad0a0') +
  brush.ink(rectangle(-24, -2, 48, 34), '#f7f1e3', 0.8) +
  brush.ink(rectangle(-12, -84, 24, 14), '#e8432e', 0.8);
export const note = (brush: Brush): string =>
  brush.ink(rectangle(-24, -30, 48, 46), '#fbf6ea') + brush.line('M-14 -18H14M-14 -8H14M-14 2H6', 0.5);
export const umbrella = (brush: Brush): string =>
  brush.limb('M0 20V-150', '#3a2f4a', 7) +
  brush.ink(
    'M-130 -140C-110 -250 110 -250 130 -140Q98 -166 66 -140Q33 -166 0 -140Q-33 -166 -66 -140Q-98 -166 -130 -140Z',
    '#ff5d8f',
  );

/* Props that stand: the origin is on the ground. */

/** The caramel mongrel of Brazilian streets, sitting. */
export function caramelDog(brush: Brush, coat = '#d8954a'): string {
  return (
    brush.limb('M52 -12Q104 -20 92 -66', coat, 16) +
    brush.ink('M-34 0C-44 -70 -30 -118 4 -120C44 -118 72 -50 64 0Z', coat) +
    brush.fill('M-20 -4C-26 -50 -16 -88 0 -96C12 -80 14 -40 8 -4Z', '#f4dcb0') +
    brush.limb('M-18 -58V-6M16 -58V-6', coat, 19) +
    brush.ink(
      'M-56 -178C-74 -178 -82 -144 -70 -122L-48 -150ZM44 -178C62 -178 70 -144 58 -122L36 -150Z',
      '#9a5f2a',
    ) +
    brush.ink(
      'M-6 -204C34 -204 50 -176 44 -144C40 -112 14 -98 -6 -98C-26 -98 -52 -112 -56 -144C-62 -176 -46 -204 -6 -204Z',
      coat,
    ) +
    brush.ink(
      'M-6 -152C14 -152 24 -138 20 -122C16 -106 6 -102 -6 -102C-18 -102 -28 -106 -32 -122C-36 -138 -26 -152 -6 -152Z',
      '#f4dcb0',
      0.7,
    ) +
    brush.fill(`${ellipse(-28, -164, 7, 9)}${ellipse(16, -164, 7, 9)}`, '#17110f') +
    brush.fill(`${ellipse(-26, -168, 2.4)}${ellipse(18, -168, 2.4)}`, '#ffffff') +
    brush.fill(ellipse(-6, -142, 12, 8), '#17110f') +
    brush.ink('M-12 -124Q-6 -118 0 -124L-2 -108Q-6 -102 -10 -108Z', '#e8647a', 0.6) +
    brush.line('M-22 -126Q-14 -118 -6 -126Q2 -118 10 -126', 0.7)
  );
}

/** A Brazilian payphone with its egg-shaped shell. */
export function phoneBooth(brush: Brush): string {
  return (
    brush.ink(rectangle(-8, -150, 16, 150), '#5a5470') +
    brush.ink(rectangle(-40, -12, 80, 12), '#5a5470') +
    brush.ink('M-96 -150C-120 -330 120 -330 96 -150C70 -128 -70 -128 -96 -150Z', '#2f6fe0') +
    brush.fill('M-70 -160C-84 -290 84 -290 70 -160C50 -146 -50 -146 -70 -160Z', '#0d0720') +
    brush.ink(rectangle(-32, -238, 64, 82), '#c9c4d8') +
    brush.fill(
      [0, 1, 2]
        .flatMap((row) => [0, 1, 2].map((column) => ellipse(-2 + column * 13, -214 + row * 17, 4.5)))
        .join(''),
      '#23202e',
    ) +
    brush.limb('M-22 -228V-170', '#e8432e', 12)
  );
}

export function cat(brush: Brush, coat = '#4a4058'): string {
  return (
    brush.limb('M34 -8Q84 -10 70 40', coat, 12) +
    brush.ink('M-30 0C-40 -50 -22 -78 4 -78C34 -78 48 -40 42 0Z', coat) +
    brush.ink('M-36 -92L-42 -140L-14 -122H14L42 -140L36 -92C30 -66 -30 -66 -36 -92Z', coat) +
    brush.fill(ellipse(-15, -100, 9, 10) + ellipse(15, -100, 9, 10), '#ffe27a') +
    brush.fill(ellipse(-14, -98, 4, 8) + ellipse(16, -98, 4, 8), '#17110f') +
    brush.fill('M-5 -86H5L0 -80Z', '#ff8fa0') +
    brush.line('M-46 -88L-20 -84M46 -88L20 -84M-44 -78L-20 -80M44 -78L20 -80', 0.4)
  );
}

export function parrot(brush: Brush): string {
  return (
    brush.limb('M-46 0H46', '#8a5a34', 12) +
    brush.ink('M-10 -4L6 60L26 52L22 -10Z', '#8a2f3a') +
    brush.ink('M-24 -4C-40 -70 -22 -112 8 -112C40 -112 46 -60 30 -4Z', '#3f8f5a') +
    brush.ink('M8 -66C34 -70 44 -30 30 -6C14 -14 4 -40 8 -66Z', '#1f5f4a', 0.8) +
    brush.ink('M-24 -88C-46 -84 -46 -60 -34 -52C-32 -64 -26 -68 -16 -70Z', '#f2a33a') +
    brush.ink(ellipse(-4, -88, 13), '#ffffff', 0.7) +
    brush.fill(ellipse(-6, -88, 6), '#17110f')
  );
}

/** A rocket made of a soda bottle and sticky tape. */
export const rocket = (brush: Brush): string =>
  brush.ink('M-40 20L-84 80L-36 66ZM40 20L84 80L36 66Z', '#e8432e') +
  brush.ink('M-46 70V-60C-46 -120 -16 -160 0 -176C16 -160 46 -120 46 -60V70Z', '#5ad0a0') +
  brush.ink(ellipse(0, -60, 26), '#fff3c4') +
  brush.ink(ellipse(0, -60, 16), '#4cc9f0', 0.7) +
  brush.ink(rectangle(-46, 6, 92, 34), '#fbf6ea', 0.8) +
  brush.fill(
    polygon([
      [-30, 34],
      [-22, 12],
      [-14, 34],
    ]) +
      polygon([
        [14, 34],
        [22, 12],
        [30, 34],
      ]),
    '#e8432e',
  );

export const flame = (brush: Brush): string =>
  brush.ink('M-34 0C-40 60 -10 70 0 130C10 70 40 60 34 0Z', '#ff8a2a') +
  brush.fill('M-16 2C-18 40 -4 46 0 80C4 46 18 40 16 2Z', '#ffe27a');

export const breadTray = (brush: Brush): string =>
  brush.ink(
    [-44, -16, 12, 40].map((x) => ellipse(x, -26, 19, 16)).join('') +
      [-30, -2, 26].map((x) => ellipse(x, -48, 18, 15)).join(''),
    '#f2d27a',
    0.8,
  ) + brush.ink('M-72 -14H72L58 6H-58Z', '#8a8a92');
export const fishbowl = (brush: Brush): string =>
  brush.ink('M-40 -60C-76 -30 -66 30 -30 34H30C66 30 76 -30 40 -60Z', '#bfe6ff') +
  brush.ink('M-20 -8C0 -26 20 -14 24 -6L38 -18V10L24 0C16 12 -4 14 -20 -8Z', '#ff8a2a', 0.7) +
  brush.fill(ellipse(-4, -8, 3), '#17110f');
export const flower = (brush: Brush): string =>
  brush.stroke('M0 30Q4 0 0 -20', '#3f8f5a', 6) +
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<g transform="translate(0 -30) rotate(${turn})">${brush.ink('M0 0C-16 -8 -14 -26 0 -28C14 -26 16 -8 0 0Z', '#ff5d6e', 0.6)}</g>`,
    )
    .join('') +
  brush.ink(ellipse(0, -30, 7), '#ffc82e', 0.6);
export const shirt = (brush: Brush): string =>
  brush.ink('M-16 -40L-52 -24L-44 4L-28 -4V50H28V-4L44 4L52 -24L16 -40Q0 -26 -16 -40Z', '#4cc9f0') +
  brush.fill(rectangle(-28, 8, 56, 14), '#ffffff');
export const wateringCan = (brush: Brush): string =>
  brush.ink('M-30 -20H24V34H-30Z', '#3f8fc8') +
  brush.limb('M24 16L60 -22', '#3f8fc8', 9) +
  brush.line('M-30 -10q-26 6 0 34', 1.4) +
  brush.line('M64 -20l10 8M66 -28l14 2', 0.6);
export const trombone = (brush: Brush): string =>
  brush.stroke('M-60 6H90Q108 6 108 -8T90 -22H-10', '#4a2340', 17) +
  brush.stroke('M-60 6H90Q108 6 108 -8T90 -22H-10', '#ffc82e', 10) +
  brush.ink('M80 6C120 2 140 -12 156 -34V46C140 24 120 12 80 12Z', '#ffc82e');
