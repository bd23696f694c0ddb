import type { Character } from '../../drawing/character/character.ts';

const bare = { style: 'none', colour: '#b5763c' } as const;

export const pipa: Character = {
  kind: 'capybara',
  skin: '#b5763c',
  hair: bare,
  height: 0.55,
  build: 0.95,
  clothes: {
    style: 'tee',
    top: '#ff5d6e',
    accent: '#ffe27a',
    bottom: '#2f5fc0',
    shoes: '#ffc82e',
    sleeves: 'short',
  },
};
/** Pipa without the fish in her helmet. */
export const astronauta: Character = {
  ...pipa,
  hat: { style: 'helmet', colour: '#ffffff' },
  clothes: {
    style: 'spacesuit',
    top: '#f4f6ff',
    accent: '#c9d2ee',
    bottom: '#f4f6ff',
    shoes: '#ff5d6e',
    sleeves: 'long',
  },
};
export const escavadora: Character = {
  ...pipa,
  hat: { style: 'miner', colour: '#ffc82e' },
  clothes: {
    style: 'overalls',
    top: '#ff5d6e',
    accent: '#2f5fc0',
    bottom: '#2f5fc0',
    shoes: '#ffc82e',
    sleeves: 'short',
  },
};
export const nico: Character = {
  kind: 'capybara',
  skin: '#d29a58',
  hair: bare,
  height: 0.45,
  build: 0.8,
  hat: { style: 'cap', colour: '#2fb38a' },
  clothes: {
    style: 'shirt',
    top: '#4cc9f0',
    accent: '#ffffff',
    bottom: '#6a4ac0',
    shoes: '#ffffff',
    sleeves: 'short',
  },
};
export const mineiro: Character = { ...nico, hat: { style: 'miner', colour: '#ff8a2a' } };
export const bentinho: Character = {
  kind: 'capybara',
  skin: '#8f6238',
  hair: bare,
  height: 0.75,
  build: 1.2,
  moustache: '#f4ead4',
  hat: { style: 'straw', colour: '#f2d27a' },
  clothes: {
    style: 'shirt',
    top: '#3f8f5a',
    accent: '#f4ead4',
    bottom: '#5a4a3a',
    shoes: '#3a2a1a',
    sleeves: 'short',
  },
};
export const tuca: Character = {
  kind: 'toucan',
  skin: '#2a2440',
  hair: bare,
  height: 0.5,
  hat: { style: 'police', colour: '#2f5fc0' },
  clothes: {
    style: 'uniform',
    top: '#2f5fc0',
    accent: '#ffe27a',
    bottom: '#2a2440',
    shoes: '#ff8a2a',
    sleeves: 'long',
  },
};
export const frog: Character = {
  kind: 'frog',
  skin: '#5fb86a',
  hair: bare,
  height: 0.4,
  hat: { style: 'beret', colour: '#fff3c4' },
  clothes: {
    style: 'vest',
    top: '#3a2a86',
    accent: '#ffe27a',
    bottom: '#3a2a86',
    shoes: '#5fb86a',
    sleeves: 'short',
  },
};
export const kiyomi: Character = {
  kind: 'cat',
  skin: '#f4ead4',
  hair: { style: 'bun', colour: '#3a2f4a' },
  height: 0.75,
  build: 1.1,
  clothes: {
    style: 'apron',
    top: '#2f7fa8',
    accent: '#ffffff',
    bottom: '#3a2f4a',
    shoes: '#b8321f',
    sleeves: 'long',
  },
};
