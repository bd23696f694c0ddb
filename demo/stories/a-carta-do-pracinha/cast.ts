import type { Character } from '../../drawing/character/character.ts';

const uniform = {
  style: 'uniform',
  top: '#6a7a48',
  accent: '#d8b878',
  bottom: '#5a6a3e',
  shoes: '#3a2a1a',
  sleeves: 'long',
} as const;

export const tonho: Character = {
  skin: '#a8683c',
  hair: { style: 'short', colour: '#1f160d' },
  hat: { style: 'soldier', colour: '#5f6f3f' },
  clothes: uniform,
};

export const waldir: Character = {
  skin: '#e8c49a',
  hair: { style: 'short', colour: '#6a4020' },
  glasses: '#1f160d',
  freckles: true,
  build: 0.9,
  hat: { style: 'soldier', colour: '#5f6f3f' },
  clothes: uniform,
};

export const sargento: Character = {
  skin: '#7a4a2a',
  hair: { style: 'shaved', colour: '#1f160d' },
  moustache: '#1f160d',
  build: 1.2,
  jaw: 0.9,
  hat: { style: 'soldier', colour: '#5f6f3f' },
  clothes: uniform,
};

export const enfermeira: Character = {
  skin: '#d8a878',
  hair: { style: 'bob', colour: '#2a1a10' },
  clothes: { ...uniform, style: 'labcoat', top: '#f4ead0', accent: '#c8281a', sleeves: 'short' },
};

/** A teacher for thirty years, who corrects everything in red. */
export const lia: Character = {
  skin: '#e8c49a',
  hair: { style: 'bun', colour: '#d8d0c0' },
  glasses: '#1f160d',
  freckles: true,
  wrinkles: true,
  height: 0.94,
  clothes: {
    style: 'dress',
    top: '#8a5a48',
    accent: '#f4ead0',
    bottom: '#8a5a48',
    shoes: '#3a2a1a',
    sleeves: 'long',
  },
};

/** Tonho as a civilian, back home. */
export const paisano: Character = {
  ...tonho,
  hat: { style: 'straw', colour: '#d8b878' },
  clothes: {
    style: 'suit',
    top: '#8a7a5a',
    accent: '#c8281a',
    bottom: '#8a7a5a',
    shoes: '#3a2a1a',
    sleeves: 'long',
  },
};

export const menina: Character = {
  skin: '#8a5a34',
  hair: { style: 'pigtails', colour: '#1f160d' },
  height: 0.62,
  build: 0.85,
  clothes: {
    style: 'dress',
    top: '#f4ead0',
    accent: '#c8281a',
    bottom: '#f4ead0',
    shoes: '#3a2a1a',
    sleeves: 'short',
  },
};
