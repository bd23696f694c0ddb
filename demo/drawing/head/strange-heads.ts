import { crease, shadeOn } from '../brush/shade-on.ts';
import type { CharacterKind } from '../character/character.ts';
import { darken, lighten } from '../ink/colour.ts';
import { ellipse, star } from '../ink/svg.ts';
import { drawFace } from './face.ts';
import type { DrawHead } from './head.ts';
import { skullHead } from './skull-head.ts';

const steps = [-3, -2, -1, 0, 1, 2, 3];

export const strangeHeads: Record<
  Extract<CharacterKind, 'skull' | 'frog' | 'robot' | 'ghost' | 'monster'>,
  DrawHead
> = {
  skull: skullHead,
  frog: (brush, character, state) => {
    const { skin } = character;
    const { turn } = state;
    const bulbs = `${ellipse(turn * 11 - 28, -40, 22, 23)}${ellipse(turn * 11 + 28, -40, 22, 23)}`;
    const skull = 'M0 -36C46 -36 68 -8 66 16C62 44 34 58 0 58C-34 58 -62 44 -66 16C-68 -8 -46 -36 0 -36Z';
    const coat = brush.ink(bulbs, skin) + brush.ink(skull, skin);
    if (state.isFromBehind)
      return (
        coat +
        brush.fill(ellipse(-30, 4, 7, 5) + ellipse(20, -8, 6, 4) + ellipse(6, 24, 8, 5), darken(skin, 0.3))
      );
    return (
      coat +
      brush.fill(bulbs, skin) +
      brush.fill(
        `M${turn * 8 - 46} 24Q${turn * 8} 40 ${turn * 8 + 46} 24C40 48 20 55 0 55C-20 55 -40 48 ${turn * 8 - 46} 24Z`,
        lighten(skin, 0.55),
      ) +
      brush.fill(
        ellipse(-52, 4, 5, 4) + ellipse(-44, -10, 4, 3) + ellipse(52, 4, 5, 4) + ellipse(44, -10, 4, 3),
        darken(skin, 0.3),
      ) +
      brush.line(`M${turn * 15 - 7} -4l3 2M${turn * 15 + 7} -4l-3 2`, 0.8) +
      drawFace(brush, character, state)
    );
  },
  robot: (brush, character, state) => {
    const { skin } = character;
    const shell =
      brush.line('M0 -52V-76', 1.4) +
      brush.ink(ellipse(0, -84, 9), '#e8443a', 0.8) +
      brush.ink('M-50 -14H-62V16H-50ZM50 -14H62V16H50Z', darken(skin, 0.3)) +
      brush.ink('M-38 -54H38Q50 -54 50 -42V40Q50 54 38 54H-38Q-50 54 -50 40V-42Q-50 -54 -38 -54Z', skin);
    if (state.isFromBehind)
      return (
        shell +
        brush.line('M-30 -30H30M-30 -18H30M-30 -6H30', 0.7) +
        brush.ink(ellipse(0, 26, 10), darken(skin, 0.3), 0.7)
      );
    const x = state.turn * 6;
    return (
      shell +
      shadeOn(brush, 'M-50 30H50V40Q50 54 38 54H-38Q-50 54 -50 40Z', skin) +
      brush.ink(
        `M${x - 36} -40H${x + 36}Q${x + 42} -40 ${x + 42} -34V34Q${x + 42} 42 ${x + 34} 42H${x - 34}Q${x - 42} 42 ${x - 42} 34V-34Q${x - 42} -40 ${x - 36} -40Z`,
        lighten(skin, 0.55),
        0.7,
      ) +
      drawFace(brush, character, state) +
      brush.fill(
        ellipse(-43, -47, 2.4) + ellipse(43, -47, 2.4) + ellipse(-43, 47, 2.4) + ellipse(43, 47, 2.4),
        darken(skin, 0.5),
      )
    );
  },
  ghost: (brush, character, state) => {
    const { skin } = character;
    const sheet = brush.ink(
      'M0 -62C40 -62 52 -34 52 2C52 24 56 40 62 54Q50 62 40 54Q30 64 20 56Q10 66 0 58Q-10 66 -20 56Q-30 64 -40 54Q-50 62 -62 54C-56 40 -52 24 -52 2C-52 -34 -40 -62 0 -62Z',
      skin,
    );
    const folds = crease(
      brush,
      'M-40 30Q-40 44 -44 52M40 30Q40 44 44 52M-30 -44Q-18 -54 -4 -55',
      0.5,
      skin,
      0.3,
    );
    return state.isFromBehind ? sheet + folds : sheet + folds + drawFace(brush, character, state);
  },
  monster: (brush, character, state) => {
    const { skin } = character;
    const horn = 'M-26 -46C-46 -54 -58 -72 -54 -92C-38 -88 -18 -72 -8 -54Z';
    const horns = 'M26 -46C46 -54 58 -72 54 -92C38 -88 18 -72 8 -54Z';
    const coat =
      brush.ink(`M-46 -20L-74 -30L-50 6ZM46 -20L74 -30L50 6Z`, darken(skin, 0.2)) +
      brush.ink(horn + horns, '#f2e6c8') +
      brush.line('M-40 -62l-10 4M-46 -74l-8 3M40 -62l10 4M46 -74l8 3', 0.5) +
      brush.ink(star(0, 2, [62, 62], [52, 52], 17, -Math.PI / 2), skin);
    if (state.isFromBehind)
      return coat + crease(brush, 'M-20 -20l6 12l6 -12M8 0l6 12l6 -12M-16 20l6 12l6 -12', 0.6, skin, 0.4);
    const x = state.turn * 13;
    return (
      coat +
      crease(
        brush,
        steps.map((step) => `M${step * 12 - 3} ${-40 + Math.abs(step) * 4}l3 7l3 -7`).join(''),
        0.5,
        skin,
        0.4,
      ) +
      brush.ink(ellipse(x, 6, 13, 8), darken(skin, 0.45), 0.7) +
      drawFace(brush, character, state) +
      brush.ink(
        `M${x - 19} 25L${x - 15} 41L${x - 9} 26ZM${x + 19} 25L${x + 15} 41L${x + 9} 26Z`,
        '#ffffff',
        0.6,
      )
    );
  },
};
