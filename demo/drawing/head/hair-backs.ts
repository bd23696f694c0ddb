import type { HairStyle } from '../character/character.ts';
import { ellipse } from '../ink/svg.ts';

const dome = 'M-48 6C-46 30 -26 42 0 42C26 42 46 30 48 6C55 -46 28 -68 0 -68C-28 -68 -55 -46 -48 6Z';
const rope = (x: number, length: number): string =>
  `M${x - 7} 0V${length}Q${x} ${length + 9} ${x + 7} ${length}V0Z`;
const braid = (x: number): string =>
  [0, 1, 2, 3].map((step) => ellipse(x, 40 + step * 20, 12 - step, 13)).join('');
const curls = [
  [-44, -10],
  [-50, -34],
  [-36, -56],
  [-13, -68],
  [13, -68],
  [36, -56],
  [50, -34],
  [44, -10],
] as const;

/**
 * Outlines of the hair styles from behind. All parts of a path have the same direction, so that overlapping areas are
 * filled. Some outlines are also drawn behind a face that is seen from the front.
 */
export const backs: Record<HairStyle, string> = {
  none: '',
  short: dome,
  tuft: 'M-48 -8C-54 22 -38 42 0 42C38 42 54 22 48 -8C30 6 -30 6 -48 -8Z',
  afro: 'M0 -92C34 -96 64 -74 68 -44C84 -22 74 14 54 22C40 34 -40 34 -54 22C-74 14 -84 -22 -68 -44C-64 -74 -34 -96 0 -92Z',
  curly: `${curls.map(([x, y]) => ellipse(x, y, 20)).join('')}M-46 -56V20Q0 44 46 20V-56Z`,
  bun: `${ellipse(0, -62, 25, 22)}${dome}`,
  long: 'M0 -68C-52 -68 -58 -30 -56 10C-56 50 -66 90 -54 128C-30 140 30 140 54 128C66 90 56 50 56 10C58 -30 52 -68 0 -68Z',
  wavy: 'M0 -70C-54 -72 -66 -36 -58 -8C-74 8 -60 28 -68 44C-78 62 -62 78 -70 96C-72 116 -52 124 -36 120Q0 132 36 120C52 124 72 116 70 96C62 78 78 62 68 44C60 28 74 8 58 -8C66 -36 54 -72 0 -70Z',
  bob: 'M0 -68C-54 -68 -60 -20 -60 14C-60 36 -56 50 -44 52Q0 44 44 52C56 50 60 36 60 14C60 -20 54 -68 0 -68Z',
  ponytail: `${dome}M-14 -44C-28 0 -24 66 0 92C24 66 28 0 14 -44Z`,
  spiky: `${dome}M46 -20L66 -40L48 -48L52 -68L28 -64L22 -86L2 -70L-16 -88L-26 -66L-48 -72L-46 -52L-66 -46L-46 -20Z`,
  braids: `${dome}${braid(-30)}${braid(30)}`,
  hood: 'M0 -84C-60 -84 -72 -30 -66 20C-64 60 -70 80 -76 96L76 96C70 80 64 60 66 20C72 -30 60 -84 0 -84Z',
  mohawk: 'M-10 44L-13 -40L-22 -84L-8 -78L0 -104L8 -78L22 -84L13 -40L10 44Z',
  dreadlocks: `${dome}${[-40, -20, 0, 20, 40].map((x, index) => rope(x, 84 - (index % 2) * 12)).join('')}`,
  shaved: 'M-45 -6C-44 24 -24 38 0 38C24 38 44 24 45 -6C46 -44 26 -57 0 -57C-26 -57 -46 -44 -45 -6Z',
  pigtails: `${dome}M-44 -12C-84 -40 -96 30 -74 66C-62 50 -60 20 -44 8ZM44 8C60 20 62 50 74 66C96 30 84 -40 44 -12Z`,
  topknot: `${ellipse(0, -74, 18, 20)}${dome}`,
  sidecut: 'M-20 -62C10 -74 52 -60 56 -10C58 30 54 46 46 56C30 58 10 30 -10 20C-20 -10 -30 -40 -20 -62Z',
};
