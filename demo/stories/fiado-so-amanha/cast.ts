import type { Character } from '../../drawing/character/character.ts';

export const nestor: Character = {
  skin: '#f0c8a0',
  hair: { style: 'tuft', colour: '#333333' },
  moustache: '#222222',
  build: 1.3,
  height: 0.92,
  clothes: {
    style: 'apron',
    top: '#d8342e',
    accent: '#ffffff',
    bottom: '#222222',
    shoes: '#111111',
    sleeves: 'short',
  },
};
export const cida: Character = {
  skin: '#cd9a6c',
  hair: { style: 'bun', colour: '#8a8a9a' },
  glasses: '#111111',
  earrings: '#ffffff',
  height: 0.84,
  build: 1.1,
  clothes: {
    style: 'dress',
    top: '#243a34',
    accent: '#ffffff',
    bottom: '#222222',
    shoes: '#222222',
    sleeves: 'short',
  },
};
export const juca: Character = {
  skin: '#9a6844',
  hair: { style: 'curly', colour: '#151515' },
  height: 0.95,
  build: 0.88,
  clothes: {
    style: 'tee',
    top: '#ffffff',
    accent: '#2f4fa0',
    bottom: '#2b3a67',
    shoes: '#ffffff',
    sleeves: 'short',
  },
};
/** Juca covered with white paint. */
export const pintado: Character = {
  ...juca,
  skin: '#ffffff',
  hair: { style: 'curly', colour: '#ffffff' },
  clothes: { ...juca.clothes, accent: '#ffffff', bottom: '#ffffff' },
};
/** Inspector of the health department. */
export const pacheco: Character = {
  skin: '#f0d8c0',
  hair: { style: 'short', colour: '#222222' },
  glasses: '#222222',
  jaw: 0.9,
  clothes: {
    style: 'suit',
    top: '#5a5a66',
    accent: '#111111',
    bottom: '#5a5a66',
    shoes: '#111111',
    sleeves: 'long',
  },
};
/** Owner of the bistro across the street. */
export const theo: Character = {
  skin: '#f2d4b4',
  hair: { style: 'topknot', colour: '#6a3f24' },
  beard: '#6a3f24',
  height: 1.05,
  build: 0.85,
  clothes: {
    style: 'labcoat',
    top: '#ffffff',
    accent: '#333333',
    bottom: '#333333',
    shoes: '#111111',
    sleeves: 'long',
  },
};
/** Théo in disguise. */
export const disfarce: Character = {
  ...theo,
  hat: { style: 'cap', colour: '#333333' },
  glasses: '#111111',
};
/** Juca's niece, aged nine, who understands phones. */
export const taina: Character = {
  skin: '#a8734c',
  hair: { style: 'pigtails', colour: '#151515' },
  height: 0.55,
  build: 0.8,
  clothes: {
    style: 'overalls',
    top: '#ffffff',
    accent: '#e0518f',
    bottom: '#5a4a8a',
    shoes: '#ffffff',
    sleeves: 'short',
  },
};
/** A bricklayer who always promises to finish tomorrow. */
export const adamastor: Character = {
  skin: '#7a4f34',
  hair: { style: 'shaved', colour: '#151515' },
  hat: { style: 'hardhat', colour: '#ffc82e' },
  moustache: '#151515',
  height: 1,
  build: 1.35,
  clothes: {
    style: 'vest',
    top: '#f2802a',
    accent: '#ffffff',
    bottom: '#6a6a72',
    shoes: '#3a2a1a',
    sleeves: 'short',
  },
};
