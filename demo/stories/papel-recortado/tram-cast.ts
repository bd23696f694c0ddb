import type { Character } from '../../drawing/character/character.ts';
import { brown, dark, deep, light, plainShoes } from './skins.ts';

export const odete: Character = {
  skin: brown,
  hair: { style: 'bob', colour: dark },
  lips: '#b8433a',
  clothes: {
    style: 'uniform',
    top: '#35507a',
    accent: '#f2c14e',
    bottom: '#35507a',
    ...plainShoes,
    sleeves: 'long',
  },
};

export const odeteMenina: Character = {
  skin: brown,
  hair: { style: 'pigtails', colour: dark },
  height: 0.56,
  clothes: {
    style: 'dress',
    top: '#e8593f',
    accent: '#fbf3e2',
    bottom: '#e8593f',
    ...plainShoes,
    sleeves: 'short',
  },
};

export const odeteDisfarcada: Character = {
  ...odete,
  hair: { style: 'short', colour: dark },
  moustache: dark,
  hat: { style: 'cap', colour: '#35507a' },
};

export const odeteVelha: Character = {
  ...odete,
  hair: { style: 'bun', colour: '#e9e2d8' },
  wrinkles: true,
  height: 0.88,
  clothes: {
    style: 'dress',
    top: '#6f5a8a',
    accent: '#fbf3e2',
    bottom: '#6f5a8a',
    ...plainShoes,
    sleeves: 'long',
  },
};

export const carrilho: Character = {
  skin: brown,
  hair: { style: 'short', colour: dark },
  moustache: dark,
  hat: { style: 'cap', colour: '#35507a' },
  clothes: {
    style: 'uniform',
    top: '#35507a',
    accent: '#f2c14e',
    bottom: '#35507a',
    ...plainShoes,
    sleeves: 'long',
  },
};

const { hat: _onItsNail, ...bareheaded } = carrilho;
/** Carrilho in bed, without his cap. */
export const carrilhoDoente: Character = bareheaded;

export const peixoto: Character = {
  skin: light,
  hair: { style: 'short', colour: '#5a4a44' },
  glasses: dark,
  build: 1.15,
  hat: { style: 'fedora', colour: '#7a6a5a' },
  clothes: {
    style: 'suit',
    top: '#8a7a66',
    accent: '#b8433a',
    bottom: '#8a7a66',
    ...plainShoes,
    sleeves: 'long',
  },
};

export const peixeira: Character = {
  skin: deep,
  hair: { style: 'topknot', colour: dark },
  earrings: '#f2c14e',
  build: 1.2,
  clothes: {
    style: 'apron',
    top: '#3f8f8a',
    accent: '#fbf3e2',
    bottom: '#3f8f8a',
    ...plainShoes,
    sleeves: 'short',
  },
};

export const menino: Character = {
  skin: brown,
  hair: { style: 'curly', colour: dark },
  height: 0.56,
  clothes: {
    style: 'tee',
    top: '#f2b441',
    accent: '#fbf3e2',
    bottom: '#35507a',
    ...plainShoes,
    sleeves: 'short',
  },
};

export const neta: Character = {
  skin: brown,
  hair: { style: 'dreadlocks', colour: dark },
  clothes: {
    style: 'uniform',
    top: '#3f7fb0',
    accent: '#fbf3e2',
    bottom: '#2f3a4a',
    ...plainShoes,
    sleeves: 'short',
  },
};
