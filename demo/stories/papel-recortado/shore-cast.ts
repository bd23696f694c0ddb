import type { Character } from '../../drawing/character/character.ts';
import { brown, dark, deep, plainShoes } from './skins.ts';

export const davi: Character = {
  skin: deep,
  hair: { style: 'afro', colour: dark },
  height: 0.58,
  clothes: {
    style: 'tee',
    top: '#e8593f',
    accent: '#f2c14e',
    bottom: '#35507a',
    shoes: '#3f7fb0',
    sleeves: 'short',
  },
};

export const raimunda: Character = {
  skin: deep,
  hair: { style: 'braids', colour: '#d8d2cc' },
  wrinkles: true,
  height: 0.9,
  hat: { style: 'straw', colour: '#e6c88e' },
  clothes: {
    style: 'shirt',
    top: '#6f9fc0',
    accent: '#fbf3e2',
    bottom: '#7a5238',
    ...plainShoes,
    sleeves: 'long',
  },
};

export const janaina: Character = {
  skin: deep,
  hair: { style: 'afro', colour: dark },
  height: 0.54,
  clothes: {
    style: 'dress',
    top: '#fffaf0',
    accent: '#8fc4e0',
    bottom: '#fffaf0',
    shoes: '#b8743f',
    sleeves: 'short',
  },
};

export const dada: Character = {
  skin: deep,
  hair: { style: 'bun', colour: '#e9e2d8' },
  wrinkles: true,
  earrings: '#f2c14e',
  height: 0.88,
  build: 1.15,
  hat: { style: 'bandana', colour: '#fffaf0' },
  clothes: {
    style: 'gown',
    top: '#fffaf0',
    accent: '#8fc4e0',
    bottom: '#fffaf0',
    shoes: '#b8743f',
    sleeves: 'long',
  },
};

export const bira: Character = {
  skin: brown,
  hair: { style: 'short', colour: dark },
  beard: '#4a3f3f',
  build: 1.15,
  hat: { style: 'cap', colour: '#fffaf0' },
  clothes: {
    style: 'tee',
    top: '#8fc4e0',
    accent: '#fffaf0',
    bottom: '#fffaf0',
    ...plainShoes,
    sleeves: 'short',
  },
};

export const tonho: Character = {
  skin: deep,
  hair: { style: 'short', colour: '#e9e2d8' },
  wrinkles: true,
  hat: { style: 'straw', colour: '#e6c88e' },
  clothes: {
    style: 'shirt',
    top: '#c8553a',
    accent: '#fbf3e2',
    bottom: '#4a4650',
    ...plainShoes,
    sleeves: 'short',
  },
};
