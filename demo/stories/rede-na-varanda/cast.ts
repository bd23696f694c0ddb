import type { Character } from '../../drawing/character/character.ts';

const dalva: Character = {
  skin: '#9a5f3c',
  hair: { style: 'wavy', colour: '#2c1620' },
  lips: '#a83048',
  earrings: '#ffc82e',
  build: 1.04,
  clothes: {
    style: 'gown',
    top: '#c8434e',
    accent: '#ffd9a0',
    bottom: '#c8434e',
    shoes: '#7a4a32',
    sleeves: 'short',
  },
};

const inacio: Character = {
  skin: '#d09a6e',
  hair: { style: 'short', colour: '#6a5a60' },
  beard: '#6a5a60',
  glasses: '#4a2340',
  height: 1.1,
  clothes: {
    style: 'shirt',
    top: '#f4ead4',
    accent: '#d8c8b0',
    bottom: '#6a5a4a',
    shoes: '#4a3028',
    sleeves: 'long',
  },
};

export const cast = { dalva, inacio };
