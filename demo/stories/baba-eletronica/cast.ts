import type { Character } from '../../drawing/character/character.ts';

export const lara: Character = {
  skin: '#c08a5a',
  hair: { style: 'bob', colour: '#1a1030' },
  lips: '#c8506a',
  clothes: {
    style: 'robe',
    top: '#e8a8c0',
    accent: '#fff0f6',
    bottom: '#8a5a8a',
    shoes: '#fff0f6',
    sleeves: 'long',
  },
};

export const edu: Character = {
  skin: '#8a5a3a',
  hair: { style: 'short', colour: '#1a1030' },
  beard: '#1a1030',
  clothes: {
    style: 'shirt',
    top: '#5a8ad8',
    accent: '#ffffff',
    bottom: '#2a2a5a',
    shoes: '#0d0720',
    sleeves: 'long',
  },
};
