import type { Character } from '../../drawing/character/character.ts';

const ivo: Character = {
  skin: '#d8a078',
  hair: { style: 'short', colour: '#3a2430' },
  beard: '#3a2430',
  clothes: {
    style: 'coat',
    top: '#e0a83a',
    accent: '#c88a2a',
    bottom: '#3a4a6a',
    shoes: '#1a2030',
    sleeves: 'long',
  },
};

const anselmo: Character = {
  skin: '#e4c8b0',
  hair: { style: 'long', colour: '#f0f0ea' },
  beard: '#f0f0ea',
  wrinkles: true,
  hat: { style: 'police', colour: '#2a3a5a' },
  clothes: {
    style: 'uniform',
    top: '#4a5a80',
    accent: '#d8c890',
    bottom: '#2a3a5a',
    shoes: '#1a2030',
    sleeves: 'long',
  },
};

const tiao: Character = {
  skin: '#a86c48',
  hair: { style: 'shaved', colour: '#1c1216' },
  hat: { style: 'straw', colour: '#d8b878' },
  build: 1.15,
  clothes: {
    style: 'tee',
    top: '#6a9a9a',
    accent: '#d8e8e0',
    bottom: '#3a4a5a',
    shoes: '#2a2a30',
    sleeves: 'short',
  },
};

const teresa: Character = {
  skin: '#a86a44',
  hair: { style: 'braids', colour: '#241418' },
  lips: '#8a3040',
  build: 0.92,
  clothes: {
    style: 'coat',
    top: '#e0a83a',
    accent: '#c88a2a',
    bottom: '#3a4a6a',
    shoes: '#1a2030',
    sleeves: 'long',
  },
};

export const cast = { ivo, anselmo, tiao, teresa };
