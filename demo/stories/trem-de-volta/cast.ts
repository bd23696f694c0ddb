import type { Character } from '../../drawing/character/character.ts';

const celia: Character = {
  skin: '#e4b48c',
  hair: { style: 'wavy', colour: '#241820' },
  lips: '#7a3040',
  build: 0.92,
  height: 0.98,
  clothes: {
    style: 'coat',
    top: '#5f6a80',
    accent: '#f4f0ea',
    bottom: '#22222e',
    shoes: '#22222e',
    sleeves: 'long',
  },
};

const then: Character = {
  ...celia,
  hair: { style: 'long', colour: '#241820' },
  clothes: {
    style: 'dress',
    top: '#f4f0ea',
    accent: '#7a8aa8',
    bottom: '#f4f0ea',
    shoes: '#22222e',
    sleeves: 'short',
  },
};

const girl: Character = {
  ...then,
  hair: { style: 'pigtails', colour: '#241820' },
  height: 0.6,
  build: 0.72,
};

const marta: Character = {
  skin: '#8a5638',
  hair: { style: 'afro', colour: '#1c1216' },
  earrings: '#f4f0ea',
  clothes: {
    style: 'shirt',
    top: '#ffffff',
    accent: '#c8c8d4',
    bottom: '#3a3a4a',
    shoes: '#22222e',
    sleeves: 'short',
  },
};

const father: Character = {
  skin: '#d8a880',
  hair: { style: 'short', colour: '#e8e4de' },
  moustache: '#e8e4de',
  wrinkles: true,
  hat: { style: 'police', colour: '#2a2a3a' },
  clothes: {
    style: 'uniform',
    top: '#2a2a3a',
    accent: '#f4f0ea',
    bottom: '#2a2a3a',
    shoes: '#16121a',
    sleeves: 'long',
  },
};

const alcides: Character = {
  skin: '#b07a52',
  hair: { style: 'tuft', colour: '#f4f0ea' },
  beard: '#f4f0ea',
  wrinkles: true,
  glasses: '#22222e',
  hat: { style: 'fedora', colour: '#6a6a7a' },
  height: 0.92,
  clothes: {
    style: 'vest',
    top: '#5a5a6a',
    accent: '#ffffff',
    bottom: '#3a3a4a',
    shoes: '#22222e',
    sleeves: 'long',
  },
};

const zica: Character = {
  skin: '#8a5a3c',
  hair: { style: 'bun', colour: '#55505a' },
  earrings: '#f4f0ea',
  build: 1.2,
  height: 0.86,
  clothes: {
    style: 'apron',
    top: '#ffffff',
    accent: '#f4f0ea',
    bottom: '#5a5a6a',
    shoes: '#22222e',
    sleeves: 'short',
  },
};

const davi: Character = {
  skin: '#c08a5e',
  hair: { style: 'short', colour: '#1c1216' },
  height: 0.98,
  build: 0.9,
  clothes: {
    style: 'suit',
    top: '#4a5068',
    accent: '#22222e',
    bottom: '#4a5068',
    shoes: '#22222e',
    sleeves: 'long',
  },
};

const priest: Character = {
  skin: '#e8c4a0',
  hair: { style: 'none', colour: '#555555' },
  glasses: '#22222e',
  build: 1.15,
  clothes: {
    style: 'cassock',
    top: '#22222e',
    accent: '#ffffff',
    bottom: '#22222e',
    shoes: '#22222e',
    sleeves: 'long',
  },
};

export const cast = { celia, then, girl, marta, father, alcides, zica, davi, priest };
