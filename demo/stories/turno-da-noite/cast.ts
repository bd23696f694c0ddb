import type { Character } from '../../drawing/character/character.ts';

export const iris: Character = {
  skin: '#a5683f',
  hair: { style: 'afro', colour: '#24103a' },
  lips: '#ff3d81',
  earrings: '#ffd36b',
  clothes: {
    style: 'coat',
    top: '#e8344e',
    accent: '#ff8a4a',
    bottom: '#2a1a5a',
    shoes: '#0d0720',
    sleeves: 'long',
  },
};

export const osvaldo: Character = {
  skin: '#e0a878',
  hair: { style: 'tuft', colour: '#d8cfe8' },
  moustache: '#d8cfe8',
  build: 1.15,
  height: 0.92,
  wrinkles: true,
  clothes: {
    style: 'shirt',
    top: '#2f9fb8',
    accent: '#c9fbff',
    bottom: '#3a2a6a',
    shoes: '#0d0720',
    sleeves: 'short',
  },
};

/** Osvaldo at the age of nine. */
export const vadinho: Character = {
  skin: '#e0a878',
  hair: { style: 'short', colour: '#4a2a3a' },
  height: 0.62,
  build: 0.85,
  freckles: true,
  clothes: {
    style: 'jersey',
    top: '#ffd36b',
    accent: '#2fb86a',
    bottom: '#2f6fe0',
    shoes: '#ffffff',
    sleeves: 'short',
  },
};

export const avo: Character = {
  skin: '#d89a68',
  hair: { style: 'bun', colour: '#efe6ff' },
  glasses: '#ffd36b',
  height: 0.86,
  wrinkles: true,
  clothes: {
    style: 'dress',
    top: '#8a4ad8',
    accent: '#ffb8d8',
    bottom: '#8a4ad8',
    shoes: '#4a2a5a',
    sleeves: 'short',
  },
};

export const anselmo: Character = {
  skin: '#f0c8a0',
  hair: { style: 'short', colour: '#5a2a4a' },
  beard: '#5a2a4a',
  glasses: '#2fe0e8',
  clothes: {
    style: 'suit',
    top: '#4a4a9a',
    accent: '#ffd36b',
    bottom: '#3a3a7a',
    shoes: '#0d0720',
    sleeves: 'long',
  },
};

/** The driver of the last bus of the night. */
export const zuleide: Character = {
  skin: '#7a4a2e',
  hair: { style: 'braids', colour: '#1a0f2a' },
  hat: { style: 'cap', colour: '#2f6fe0' },
  build: 1.15,
  clothes: {
    style: 'shirt',
    top: '#5ab0ff',
    accent: '#ffd36b',
    bottom: '#1f2a5a',
    shoes: '#0d0720',
    sleeves: 'short',
  },
};

export const mateus: Character = {
  skin: '#8a5a34',
  hair: { style: 'curly', colour: '#1a0f2a' },
  height: 0.84,
  build: 0.88,
  clothes: {
    style: 'hoodie',
    top: '#3ac08a',
    accent: '#c9fbff',
    bottom: '#2a2a5a',
    shoes: '#ffffff',
    sleeves: 'long',
  },
};

/** A sleeper with the hat over the eyes, so that the face is not visible. */
export const sono: Character = {
  skin: '#d8a888',
  hair: { style: 'short', colour: '#3a2a3a' },
  hat: { style: 'fedora', colour: '#3a4a5a' },
  moustache: '#3a2a3a',
  build: 1.12,
  scar: true,
  clothes: {
    style: 'suit',
    top: '#5a6a7a',
    accent: '#8a1f3a',
    bottom: '#3a4a5a',
    shoes: '#0d0720',
    sleeves: 'long',
  },
};
