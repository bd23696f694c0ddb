import type { Character, ClothesStyle } from '../../drawing/character/character.ts';

const extractPreloads = (style: ClothesStyle, top: string, bottom = '#5a4a8a'): Character['clothes'] => ({
  style,
  top,
  accent: '#fff3d8',
  bottom,
  shoes: '#4a2340',
  sleeves: 'short',
});

const lia: Character = {
  skin: '#c68650',
  hair: { style: 'curly', colour: '#7a2f3a' },
  earrings: '#ffc82e',
  lips: '#a83a4a',
  clothes: extractPreloads('tee', '#2fa89a', '#3a5a9a'),
};
const tomas: Character = {
  skin: '#7a4a32',
  hair: { style: 'afro', colour: '#33182a' },
  build: 1.05,
  clothes: extractPreloads('shirt', '#ff8a4a', '#3a4a7a'),
};
const amaro: Character = {
  skin: '#e8b48c',
  hair: { style: 'tuft', colour: '#f4ead4' },
  moustache: '#f4ead4',
  wrinkles: true,
  height: 0.92,
  clothes: extractPreloads('vest', '#6aa86a', '#7a5a4a'),
};
const nair: Character = {
  skin: '#a5683f',
  hair: { style: 'bun', colour: '#8a7a9a' },
  glasses: '#4a2340',
  wrinkles: true,
  height: 0.9,
  clothes: extractPreloads('dress', '#c8508a', '#4a2340'),
};
const beto: Character = {
  skin: '#e0a878',
  hair: { style: 'spiky', colour: '#5a2f2a' },
  freckles: true,
  height: 0.6,
  build: 0.78,
  clothes: extractPreloads('tee', '#ffd05a', '#3f8f8a'),
};
const paula: Character = {
  skin: '#f0c8a0',
  hair: { style: 'long', colour: '#b8502e' },
  clothes: extractPreloads('tee', '#8a6ad8', '#4a3a6a'),
};
const rui: Character = {
  skin: '#b5763c',
  hair: { style: 'short', colour: '#33182a' },
  beard: '#33182a',
  clothes: extractPreloads('hoodie', '#d8d0c0', '#4a4a5a'),
};
const edgar: Character = {
  skin: '#d8a070',
  hair: { style: 'none', colour: '#55405a' },
  moustache: '#55405a',
  build: 1.2,
  height: 0.94,
  jaw: 0.8,
  clothes: { ...extractPreloads('suit', '#4a6a8a', '#3a4a5a'), accent: '#c8508a', sleeves: 'long' },
};
const zefa: Character = {
  skin: '#8a5638',
  hair: { style: 'shaved', colour: '#e8e0e8' },
  wrinkles: true,
  earrings: '#ffc82e',
  height: 0.74,
  build: 0.86,
  clothes: extractPreloads('robe', '#e8785a', '#8a4a6a'),
};

export const cast = { lia, tomas, amaro, nair, beto, paula, rui, edgar, zefa };
