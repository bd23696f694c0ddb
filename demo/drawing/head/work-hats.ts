import type { Brush } from '../brush/brush.ts';
import { crease } from '../brush/shade-on.ts';
import type { HatStyle } from '../character/character.ts';
import { darken, lighten } from '../ink/colour.ts';
import { ellipse } from '../ink/svg.ts';
import { badgeStar, type Hat } from './hat.ts';

const shell = 'M-50 -28C-52 -88 52 -88 50 -28Q0 -42 -50 -28Z';
const rim = 'M-60 -28Q0 -46 60 -28C64 -20 56 -18 48 -20Q0 -34 -48 -20C-56 -18 -64 -20 -60 -28Z';

function hardhat(brush: Brush, colour: string): string {
  return (
    brush.ink(shell, colour) +
    brush.ink('M-9 -37C-11 -56 -9 -74 -7 -78H7C9 -74 11 -56 9 -37Z', lighten(colour, 0.35), 0.6) +
    brush.ink(rim, colour)
  );
}

export const workHats: Record<
  Extract<HatStyle, 'helmet' | 'hardhat' | 'miner' | 'police' | 'soldier' | 'chef'>,
  Hat
> = {
  helmet: {
    side: 82,
    crown: 92,
    showsHair: true,
    draw: (brush) =>
      `<g fill-opacity=".22">${brush.fill(ellipse(0, -6, 74, 76), '#bfe6ff')}</g>${brush.stroke(ellipse(0, -6, 74, 76), '#f4f6ff', 8)}${brush.line(ellipse(0, -6, 79, 81), 0.8)}${brush.stroke('M-52 -36Q-40 -58 -18 -66', '#ffffff', 7)}`,
  },
  hardhat: { side: 64, crown: 82, draw: hardhat },
  miner: {
    side: 64,
    crown: 86,
    draw: hardhat,
    badge: (brush) =>
      brush.ink('M-17 -68H17V-42H-17Z', '#4a4a52', 0.8) +
      brush.ink(ellipse(0, -55, 12), '#fff2b0', 0.8) +
      brush.fill(ellipse(-3, -58, 4), '#ffffff'),
  },
  police: {
    side: 66,
    crown: 92,
    draw: (brush, colour) =>
      brush.ink('M-48 -42C-76 -62 -58 -86 0 -88C58 -86 76 -62 48 -42Z', colour) +
      brush.ink('M-47 -48Q0 -60 47 -48L46 -28Q0 -42 -46 -28Z', darken(colour, 0.45), 0.8),
    badge: (brush) =>
      brush.ink('M-45 -32Q0 -48 45 -32C40 -14 22 -20 0 -21C-22 -20 -40 -14 -45 -32Z', '#15151c', 0.8) +
      brush.ink(badgeStar(-64, 11), '#f0c445', 0.6),
  },
  soldier: {
    side: 64,
    crown: 86,
    draw: (brush, colour) =>
      crease(brush, 'M-46 -16Q-44 30 -16 52M46 -16Q44 30 16 52', 1.1, colour, 0.5) +
      brush.ink('M-58 -14C-62 -92 62 -92 58 -14Q0 -38 -58 -14Z', colour) +
      crease(brush, 'M-50 -28Q0 -48 50 -28', 0.6, colour, 0.4) +
      brush.line('M-42 -44Q-32 -60 -8 -64', 0.6, lighten(colour, 0.5)),
  },
  chef: {
    side: 68,
    crown: 118,
    draw: (brush, colour) =>
      brush.ink(
        'M-42 -34L-44 -60C-74 -64 -68 -104 -38 -98C-28 -120 28 -120 38 -98C68 -104 74 -64 44 -60L42 -34Q0 -24 -42 -34Z',
        colour,
      ) +
      crease(
        brush,
        'M-44 -60Q0 -50 44 -60M-18 -62Q-20 -76 -28 -84M18 -62Q20 -76 28 -84M0 -60V-80',
        0.5,
        colour,
        0.4,
      ),
  },
};
