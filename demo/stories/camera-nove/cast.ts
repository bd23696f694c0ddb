import type { Character } from '../../drawing/character/character.ts';

/** A guard on her first night shift. */
export const deise: Character = {
  skin: '#c98a5a',
  hair: { style: 'bun', colour: '#1a1a1a' },
  lips: '#7a4a3a',
  clothes: {
    style: 'uniform',
    top: '#7a9a8a',
    accent: '#e8e8d8',
    bottom: '#3a4a44',
    shoes: '#101010',
    sleeves: 'long',
  },
};

/** A guard for thirty years, who retires on Friday. */
export const ademir: Character = {
  skin: '#9a6a44',
  hair: { style: 'short', colour: '#d8d8d8' },
  moustache: '#d8d8d8',
  build: 1.2,
  height: 0.92,
  wrinkles: true,
  hat: { style: 'hardhat', colour: '#d8dcc8' },
  clothes: {
    style: 'uniform',
    top: '#5a7a6a',
    accent: '#e8e8d8',
    bottom: '#3a4a44',
    shoes: '#101010',
    sleeves: 'long',
  },
};

export const chief: Character = {
  skin: '#d8a070',
  hair: { style: 'bob', colour: '#4a4a4a' },
  glasses: '#e8e8d8',
  clothes: {
    style: 'suit',
    top: '#40504a',
    accent: '#c8ffe0',
    bottom: '#30403a',
    shoes: '#101010',
    sleeves: 'long',
  },
};
