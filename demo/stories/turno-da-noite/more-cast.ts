import type { Character } from '../../drawing/character/character.ts';

export const pastor: Character = {
  skin: '#6a3f28',
  hair: { style: 'shaved', colour: '#1a0f2a' },
  beard: '#1a0f2a',
  clothes: {
    style: 'suit',
    top: '#2a2a4a',
    accent: '#e8344e',
    bottom: '#2a2a4a',
    shoes: '#0d0720',
    sleeves: 'long',
  },
};

export const enfermeira: Character = {
  skin: '#e8b890',
  hair: { style: 'bob', colour: '#8a2f3a' },
  glasses: '#ffffff',
  clothes: {
    style: 'labcoat',
    top: '#eaf6ff',
    accent: '#3ac08a',
    bottom: '#3ac08a',
    shoes: '#ffffff',
    sleeves: 'long',
  },
};

export const celeste: Character = {
  skin: '#e8c8b8',
  hair: { style: 'wavy', colour: '#e8f4ff' },
  wrinkles: true,
  height: 0.9,
  build: 0.86,
  clothes: {
    style: 'gown',
    top: '#7ab8d8',
    accent: '#c9fbff',
    bottom: '#7ab8d8',
    shoes: '#3a5a8a',
    sleeves: 'long',
  },
};

export const porteiro: Character = {
  skin: '#9a623c',
  hair: { style: 'short', colour: '#c8c0d8' },
  moustache: '#c8c0d8',
  hat: { style: 'cap', colour: '#3a2a6a' },
  build: 1.08,
  clothes: {
    style: 'uniform',
    top: '#4a5ab8',
    accent: '#ffd36b',
    bottom: '#2a2a5a',
    shoes: '#0d0720',
    sleeves: 'long',
  },
};

export const capanga: Character = {
  skin: '#c89070',
  hair: { style: 'shaved', colour: '#3a1f3a' },
  build: 1.3,
  height: 1.06,
  jaw: 1,
  scar: true,
  beard: '#5a2a3a',
  clothes: {
    style: 'vest',
    top: '#3a8a5a',
    accent: '#ff3d81',
    bottom: '#2a2a3a',
    shoes: '#0d0720',
    sleeves: 'short',
  },
};
