import type { Character } from '../../drawing/character/character.ts';
import { dark, deep, light, plainShoes } from './skins.ts';

export const irineu: Character = {
  skin: light,
  hair: { style: 'sidecut', colour: '#d8d2cc' },
  moustache: '#d8d2cc',
  glasses: dark,
  wrinkles: true,
  hat: { style: 'beret', colour: '#5a3f34' },
  clothes: {
    style: 'apron',
    top: '#8a5a44',
    accent: '#3f5a5a',
    bottom: '#4a4650',
    ...plainShoes,
    sleeves: 'long',
  },
};

export const ana: Character = {
  skin: light,
  hair: { style: 'bob', colour: '#5a3a34' },
  clothes: {
    style: 'coat',
    top: '#b8433a',
    accent: '#f2dcb0',
    bottom: '#3a3f4a',
    ...plainShoes,
    sleeves: 'long',
  },
};

export const celia: Character = {
  skin: deep,
  hair: { style: 'afro', colour: dark },
  earrings: '#f2c14e',
  clothes: {
    style: 'shirt',
    top: '#f2b441',
    accent: '#fbf3e2',
    bottom: '#35507a',
    ...plainShoes,
    sleeves: 'long',
  },
};

export const pai: Character = {
  skin: light,
  hair: { style: 'short', colour: '#a89f98' },
  jaw: 0.9,
  wrinkles: true,
  clothes: {
    style: 'vest',
    top: '#5f6f6a',
    accent: '#c9bda4',
    bottom: '#4a4650',
    ...plainShoes,
    sleeves: 'long',
  },
};
