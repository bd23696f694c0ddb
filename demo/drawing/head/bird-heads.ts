import { crease } from '../brush/shade-on.ts';
import type { CharacterKind } from '../character/character.ts';
import { mouths } from '../character/mouths.ts';
import { lighten, lightness } from '../ink/colour.ts';
import { ellipse, placeDrawing } from '../ink/svg.ts';
import { drawFace, featuresOf } from './face.ts';
import type { DrawHead } from './head.ts';

const headOutline = 'M0 -56C34 -56 50 -34 49 -2C48 34 30 56 0 56C-30 56 -48 34 -49 -2C-50 -34 -34 -56 0 -56Z';

export const birdHeads: Record<Extract<CharacterKind, 'toucan' | 'chicken'>, DrawHead> = {
  toucan: (brush, character, state) => {
    const { skin } = character;
    const coat = brush.ink(headOutline, skin);
    const crest = brush.line('M-12 -50q4 -8 2 -12M0 -52q4 -6 4 -12M12 -50q6 -4 10 -10', 0.9, skin);
    if (state.isFromBehind) return crest + coat;
    const mouth = mouths[featuresOf(state).mouth];
    const beakOpening = mouth.open === undefined ? 0 : 14;
    const beak =
      brush.ink(
        `M2 20C30 ${20 + beakOpening} 70 ${18 + beakOpening * 1.6} 96 ${26 + beakOpening * 1.8}C70 ${40 + beakOpening * 1.4} 26 ${44 + beakOpening} 2 30Z`,
        '#d8621e',
        0.9,
      ) +
      brush.ink(
        'M-4 -6C34 -32 96 -20 108 20C110 34 100 36 96 28C72 18 36 22 0 26Q-10 8 -4 -6Z',
        '#f49a1c',
        0.9,
      ) +
      brush.fill('M88 2C100 6 108 16 108 26C108 34 100 36 96 28L86 24C92 18 92 10 88 2Z', '#1a1418') +
      brush.line('M2 -2Q-4 8 4 24', 0.7) +
      brush.fill('M20 -8Q50 -20 78 -6Q50 -12 20 -8Z', '#ffd27a');
    return (
      crest +
      coat +
      brush.ink(
        'M-34 20C-20 4 24 4 36 20C34 46 18 56 0 56C-18 56 -32 46 -34 20Z',
        lightness(skin) > 0.7 ? '#f2c230' : '#fff6d8',
        0.6,
      ) +
      brush.fill(
        ellipse(state.turn * 13 - 17, -22, 18, 18) + ellipse(state.turn * 13 + 17, -22, 18, 18),
        '#5ab0d8',
      ) +
      drawFace(brush, character, state) +
      placeDrawing(beak, state.turn * 8, 0, 1, 0, state.turn < 0)
    );
  },
  chicken: (brush, character, state) => {
    const { skin } = character;
    const comb = brush.ink(
      'M-26 -46C-40 -70 -22 -80 -14 -66C-16 -90 12 -92 10 -68C18 -82 38 -74 26 -46Q0 -34 -26 -46Z',
      '#d8322e',
    );
    const coat = brush.ink(headOutline, skin);
    if (state.isFromBehind)
      return comb + coat + brush.line('M-20 20q6 8 12 0M-4 30q6 8 12 0M12 20q6 8 12 0', 0.6);
    const mouth = mouths[featuresOf(state).mouth];
    const beakOpening = mouth.open === undefined ? 0 : 12;
    const x = state.turn * 20;
    const beak =
      brush.ink(`M-9 20L${state.turn * 6} ${34 + beakOpening}L9 20Z`, '#d98a12', 0.8) +
      brush.ink(`M-15 14Q0 0 15 14L${state.turn * 10} 26Z`, '#f5b52e', 0.8);
    return (
      comb +
      coat +
      crease(brush, 'M-38 14q5 7 10 0M-34 28q5 7 10 0M28 14q5 7 10 0M24 28q5 7 10 0', 0.5, skin, 0.3) +
      brush.ink(
        `M${x - 10} ${28 + beakOpening}C${x - 16} 52 ${x - 2} 56 ${x} 42C${x + 2} 56 ${x + 16} 52 ${x + 10} ${28 + beakOpening}Z`,
        '#d8322e',
        0.8,
      ) +
      drawFace(brush, character, state) +
      placeDrawing(beak, x, 0) +
      brush.fill(ellipse(x - 4, 10, 1.6) + ellipse(x + 4, 10, 1.6), lighten('#6a3a08', 0.1))
    );
  },
};
