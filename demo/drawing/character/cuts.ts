import type { Clothes, ClothesStyle } from './character.ts';

/** The basic shape of a garment, and which parts of the body it covers. */
export interface Cut {
  /** Width of the hem relative to the waist, and its height: 0 at the hips, 1 at the ground. */
  flare: number;
  hem: number;
  /** Hangs from the shoulders without a waist. */
  loose?: true;
  legs: 'trousers' | 'tights' | 'shorts' | 'bare';
  /** Colour of the sleeves. The default is 'top'. */
  arms?: 'top' | 'accent' | 'bare';
  /** The sleeves are wider at the hand. */
  wide?: true;
  gloves?: (clothes: Clothes) => string;
  boots?: true;
}

/** To draw swimming trunks without a top, choose `swimsuit` and give `top` the colour of the skin. */
export const cuts: Record<ClothesStyle, Cut> = {
  tee: { flare: 1, hem: 0.04, legs: 'trousers' },
  shirt: { flare: 1.02, hem: 0.06, legs: 'trousers' },
  suit: { flare: 1.05, hem: 0.14, legs: 'trousers' },
  coat: { flare: 1.4, hem: 0.56, legs: 'trousers' },
  dress: { flare: 1.62, hem: 0.42, legs: 'bare' },
  apron: { flare: 1, hem: 0.06, legs: 'trousers' },
  jersey: { flare: 1.04, hem: 0.07, legs: 'shorts' },
  cloak: { flare: 2, hem: 1, loose: true, legs: 'trousers', wide: true },
  spacesuit: { flare: 1.12, hem: 0.08, legs: 'trousers', gloves: () => '#f4f6ff', boots: true },
  hero: { flare: 0.94, hem: 0, legs: 'tights', gloves: ({ accent }) => accent, boots: true },
  armour: { flare: 1.08, hem: 0.1, legs: 'tights', gloves: ({ top }) => top, boots: true },
  uniform: { flare: 1.08, hem: 0.12, legs: 'trousers' },
  swimsuit: { flare: 0.98, hem: 0, legs: 'shorts', arms: 'bare' },
  gown: { flare: 2.1, hem: 0.97, legs: 'bare', arms: 'bare' },
  hoodie: { flare: 1.04, hem: 0.08, legs: 'trousers' },
  overalls: { flare: 1, hem: 0.02, legs: 'trousers' },
  labcoat: { flare: 1.3, hem: 0.5, legs: 'trousers' },
  poncho: { flare: 1.72, hem: 0.1, loose: true, legs: 'trousers', wide: true },
  cassock: { flare: 1.5, hem: 0.97, legs: 'trousers' },
  robe: { flare: 1.35, hem: 0.62, legs: 'bare', wide: true },
  vest: { flare: 1, hem: 0.06, legs: 'trousers', arms: 'accent' },
};
