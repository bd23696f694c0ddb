import type { Character } from '../../drawing/character/character.ts';

const child = { height: 0.5, build: 0.95, hair: { style: 'none', colour: '#2b2433' } } as const;
const striped = { style: 'tee', shoes: '#e2382f', sleeves: 'short' } as const;

/** A caramel street dog. Brown is the mixture of all other colours. */
export const rabudo: Character = {
  ...child,
  kind: 'dog',
  skin: '#c48a4e',
  tail: true,
  clothes: { ...striped, top: '#9fd6f5', accent: '#ffffff', bottom: '#2f4fb5' },
};
export const bolota: Character = { ...rabudo, tail: false };

export const zuzu: Character = {
  ...child,
  kind: 'frog',
  skin: '#64b83f',
  height: 0.42,
  clothes: { ...striped, top: '#f7b52c', accent: '#e2382f', bottom: '#8a5630' },
};
/** Zuzu before he becomes green. */
export const branco: Character = { ...zuzu, skin: '#ffffff' };
export const amarelo: Character = { ...zuzu, skin: '#ffe14a' };

export const fifi: Character = {
  ...child,
  kind: 'chicken',
  skin: '#ffe14a',
  height: 0.45,
  build: 1.05,
  clothes: {
    style: 'dress',
    top: '#e0518f',
    accent: '#ffffff',
    bottom: '#e0518f',
    shoes: '#f2802a',
    sleeves: 'short',
  },
};
export const mia: Character = {
  ...child,
  kind: 'cat',
  skin: '#3f93e0',
  tail: true,
  clothes: { ...striped, top: '#8e4fb0', accent: '#f7a3bd', bottom: '#2b2433' },
};
export const beto: Character = {
  ...child,
  kind: 'goat',
  skin: '#e2382f',
  height: 0.58,
  beard: '#ffffff',
  clothes: {
    style: 'overalls',
    top: '#2aa39a',
    accent: '#ffe14a',
    bottom: '#2aa39a',
    shoes: '#8a5630',
    sleeves: 'short',
  },
};
/** Beto after the eraser removed his beard. */
export const betoliso: Character = (({ beard: _, ...shaved }) => shaved)(beto);
