import type { Character } from '../../drawing/character/character.ts';

export const jussara: Character = {
  skin: '#c87a46',
  hair: { style: 'ponytail', colour: '#1a1222' },
  hat: { style: 'hardhat', colour: '#ffd21f' },
  clothes: {
    style: 'overalls',
    top: '#f4f4f4',
    accent: '#ff8a2a',
    bottom: '#2447c8',
    shoes: '#5a3418',
    sleeves: 'short',
  },
};

/** Jussara as a superhero, while it rains. */
export const trovoada: Character = {
  skin: '#c87a46',
  hair: { style: 'wavy', colour: '#1a1222' },
  mask: '#ffd21f',
  clothes: {
    style: 'hero',
    top: '#2447c8',
    accent: '#ffd21f',
    bottom: '#2447c8',
    shoes: '#e0242e',
    sleeves: 'long',
  },
};

export const bene: Character = {
  skin: '#8a5a34',
  hair: { style: 'curly', colour: '#1a1222' },
  glasses: '#1a1222',
  height: 0.66,
  build: 0.86,
  clothes: {
    style: 'tee',
    top: '#e0242e',
    accent: '#ffffff',
    bottom: '#3f8f3a',
    shoes: '#ffffff',
    sleeves: 'short',
  },
};

export const nazare: Character = {
  skin: '#9a5f34',
  hair: { style: 'bun', colour: '#c8c8d0' },
  earrings: '#ffd21f',
  build: 1.2,
  height: 0.9,
  wrinkles: true,
  clothes: {
    style: 'apron',
    top: '#3fae4a',
    accent: '#ffffff',
    bottom: '#3fae4a',
    shoes: '#8a3a1a',
    sleeves: 'short',
  },
};

export const blecaute: Character = {
  skin: '#c8824a',
  hair: { style: 'mohawk', colour: '#ff3d9a' },
  hat: { style: 'headphones', colour: '#1a1222' },
  glasses: '#1a1222',
  beard: '#1a1222',
  build: 1.05,
  clothes: {
    style: 'vest',
    top: '#8a2fd0',
    accent: '#3ff0ff',
    bottom: '#1a1222',
    shoes: '#ff3d9a',
    sleeves: 'short',
  },
};

export const estiagem: Character = {
  skin: '#f0c8a0',
  hair: { style: 'tuft', colour: '#e8832a' },
  moustache: '#e8832a',
  glasses: '#e0242e',
  height: 1.08,
  build: 0.86,
  clothes: {
    style: 'labcoat',
    top: '#ffe9a8',
    accent: '#e0242e',
    bottom: '#8a5a2a',
    shoes: '#1a1222',
    sleeves: 'long',
  },
};

export const raimundo: Character = {
  skin: '#7a4a2a',
  hair: { style: 'short', colour: '#c8c8d0' },
  hat: { style: 'straw', colour: '#f0c85a' },
  beard: '#c8c8d0',
  wrinkles: true,
  clothes: {
    style: 'shirt',
    top: '#3fb0c8',
    accent: '#ffffff',
    bottom: '#6a5a3a',
    shoes: '#5a3418',
    sleeves: 'short',
  },
};

export const noiva: Character = {
  skin: '#e0a07a',
  hair: { style: 'bun', colour: '#5a2a1a' },
  earrings: '#ffd21f',
  lips: '#e0242e',
  clothes: {
    style: 'gown',
    top: '#ffffff',
    accent: '#ffc8d8',
    bottom: '#ffffff',
    shoes: '#ffffff',
    sleeves: 'long',
  },
};
