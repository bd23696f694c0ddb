import type { Character } from '../../drawing/character/character.ts';

/** Astronomer, precise, head of the observatory. */
export const dora: Character = {
  skin: '#7a4f33',
  hair: { style: 'afro', colour: '#5a5a66' },
  glasses: '#ffffff',
  earrings: '#ffffff',
  clothes: {
    style: 'labcoat',
    top: '#c4d4de',
    accent: '#40506a',
    bottom: '#3a3f55',
    shoes: '#20242f',
    sleeves: 'long',
  },
};

/** Bridge engineer, who explains with numbers. */
export const celso: Character = {
  skin: '#a8744c',
  hair: { style: 'none', colour: '#30303a' },
  moustache: '#24242c',
  build: 1.2,
  hat: { style: 'hardhat', colour: '#d8dde2' },
  clothes: {
    style: 'shirt',
    top: '#8aa0b0',
    accent: '#d8dde2',
    bottom: '#4a5060',
    shoes: '#20242f',
    sleeves: 'short',
  },
};

/** Aged eleven, from the house below the observatory, asks questions. */
export const tonho: Character = {
  skin: '#6b4429',
  hair: { style: 'short', colour: '#14141a' },
  height: 0.6,
  build: 0.8,
  hat: { style: 'cap', colour: '#b8c4cc' },
  clothes: {
    style: 'tee',
    top: '#9fb2be',
    accent: '#2a3040',
    bottom: '#4a5568',
    shoes: '#d8dde2',
    sleeves: 'short',
  },
};

/** Tonho at twenty, employed at the observatory. */
export const antonio: Character = {
  skin: tonho.skin,
  hair: { style: 'dreadlocks', colour: '#14141a' },
  height: 1.02,
  build: 0.95,
  beard: '#14141a',
  clothes: { ...tonho.clothes, style: 'hoodie', sleeves: 'long' },
};

/** The watchman, who has watched the sky for longer than the others. */
export const amaro: Character = {
  skin: '#8a5a3a',
  hair: { style: 'short', colour: '#b8c0c8' },
  moustache: '#d0d6dc',
  wrinkles: true,
  height: 0.9,
  hat: { style: 'straw', colour: '#cfd6dc' },
  clothes: {
    style: 'uniform',
    top: '#6a7c8e',
    accent: '#d8dde2',
    bottom: '#4a5568',
    shoes: '#20242f',
    sleeves: 'long',
  },
};

/** Reporter of the community radio. */
export const bia: Character = {
  skin: '#9a6a44',
  hair: { style: 'curly', colour: '#20202a' },
  lips: '#30405a',
  earrings: '#ffffff',
  freckles: true,
  clothes: {
    style: 'vest',
    top: '#5a6a7c',
    accent: '#d8dde2',
    bottom: '#3a4558',
    shoes: '#d8dde2',
    sleeves: 'short',
  },
};

/** Lives next to the bridge and has not slept for a month. */
export const lourdes: Character = {
  skin: '#7a4f33',
  hair: { style: 'bun', colour: '#9aa4ae' },
  build: 1.15,
  height: 0.85,
  wrinkles: true,
  clothes: {
    style: 'gown',
    top: '#7a8ea0',
    accent: '#d8dde2',
    bottom: '#7a8ea0',
    shoes: '#20242f',
    sleeves: 'short',
  },
};

/** Goalkeeper of the other hill's team. */
export const muralha: Character = {
  skin: '#5f3c24',
  hair: { style: 'shaved', colour: '#14141a' },
  build: 1.35,
  height: 1.1,
  clothes: {
    style: 'jersey',
    top: '#30405a',
    accent: '#d8dde2',
    bottom: '#20242f',
    shoes: '#d8dde2',
    sleeves: 'long',
  },
};

const awayKit = {
  style: 'jersey',
  top: '#30405a',
  accent: '#d8dde2',
  bottom: '#20242f',
  shoes: '#d8dde2',
  sleeves: 'short',
} as const;

/** Three players of the other hill's wall. */
export const quim: Character = {
  skin: '#6b4429',
  hair: { style: 'afro', colour: '#14141a' },
  height: 0.7,
  build: 0.9,
  clothes: awayKit,
};
export const nei: Character = {
  skin: '#a8744c',
  hair: { style: 'mohawk', colour: '#14141a' },
  height: 0.62,
  clothes: awayKit,
};
export const duda: Character = {
  skin: '#8a5a3a',
  hair: { style: 'braids', colour: '#14141a' },
  height: 0.68,
  build: 0.85,
  clothes: awayKit,
};
