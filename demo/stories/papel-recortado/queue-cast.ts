import type { Character } from '../../drawing/character/character.ts';
import { brown, dark, deep, light, old, plainShoes } from './skins.ts';

export const lia: Character = {
  skin: light,
  hair: { style: 'wavy', colour: '#8a3a2a' },
  glasses: '#35507a',
  freckles: true,
  clothes: {
    style: 'hoodie',
    top: '#f2c14e',
    accent: '#e8593f',
    bottom: '#35507a',
    shoes: '#fbf3e2',
    sleeves: 'long',
  },
};

export const dorival: Character = {
  skin: deep,
  hair: { style: 'shaved', colour: '#8f8a88' },
  moustache: '#8f8a88',
  hat: { style: 'cap', colour: '#3f8f5a' },
  clothes: {
    style: 'shirt',
    top: '#a8cdd6',
    accent: '#fbf3e2',
    bottom: '#6b6470',
    ...plainShoes,
    sleeves: 'short',
  },
};

export const cleide: Character = {
  skin: brown,
  hair: { style: 'long', colour: dark },
  earrings: '#e8593f',
  lips: '#c8432e',
  clothes: {
    style: 'dress',
    top: '#d9788a',
    accent: '#fbf3e2',
    bottom: '#d9788a',
    ...plainShoes,
    sleeves: 'short',
  },
};

export const otavio: Character = {
  skin: light,
  hair: { style: 'tuft', colour: '#5a3a2a' },
  glasses: dark,
  build: 0.85,
  clothes: {
    style: 'vest',
    top: '#3f8f5a',
    accent: '#f2c14e',
    bottom: '#6b6470',
    ...plainShoes,
    sleeves: 'long',
  },
};

export const punk: Character = {
  skin: light,
  hair: { style: 'mohawk', colour: '#8a4fb0' },
  earrings: '#c9c2c4',
  clothes: {
    style: 'vest',
    top: '#3a3f4a',
    accent: '#e8593f',
    bottom: '#3a3f4a',
    ...plainShoes,
    sleeves: 'short',
  },
};

export const freira: Character = {
  skin: light,
  hair: { style: 'hood', colour: '#2f3a4a' },
  wrinkles: true,
  clothes: {
    style: 'cassock',
    top: '#2f3a4a',
    accent: '#fbf3e2',
    bottom: '#2f3a4a',
    ...plainShoes,
    sleeves: 'long',
  },
};

export const alzira: Character = {
  skin: old,
  hair: { style: 'bun', colour: '#e9e2d8' },
  wrinkles: true,
  glasses: '#b8433a',
  height: 0.82,
  build: 1.15,
  clothes: {
    style: 'dress',
    top: '#5f7f5a',
    accent: '#f2dcb0',
    bottom: '#5f7f5a',
    ...plainShoes,
    sleeves: 'short',
  },
};
