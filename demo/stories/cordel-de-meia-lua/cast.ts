import type { Character } from '../../drawing/character/character.ts';
import { black, cream, red } from './woodcut.ts';

const skin = '#d9a070';
const dark = '#b9794a';

export const zefa: Character = {
  skin,
  hair: { style: 'bun', colour: '#e8e2d8' },
  wrinkles: true,
  height: 0.86,
  clothes: { style: 'dress', top: red, accent: cream, bottom: black, shoes: black, sleeves: 'short' },
};
export const morte: Character = {
  kind: 'skull',
  skin: '#f8efd8',
  hair: { style: 'hood', colour: black },
  height: 1.1,
  clothes: { style: 'cloak', top: black, accent: cream, bottom: black, shoes: black, sleeves: 'long' },
};
export const moca: Character = {
  skin,
  hair: { style: 'long', colour: black },
  clothes: { style: 'dress', top: cream, accent: red, bottom: black, shoes: black, sleeves: 'short' },
};
export const faisca: Character = {
  skin,
  hair: { style: 'short', colour: black },
  build: 0.82,
  height: 1.08,
  moustache: black,
  jaw: 0.1,
  hat: { style: 'leather', colour: black },
  clothes: { style: 'vest', top: red, accent: cream, bottom: black, shoes: black, sleeves: 'long' },
};
export const mourao: Character = {
  skin,
  hair: { style: 'short', colour: black },
  build: 1.3,
  beard: black,
  jaw: 0.9,
  hat: { style: 'fedora', colour: cream },
  clothes: { style: 'coat', top: black, accent: cream, bottom: black, shoes: black, sleeves: 'long' },
};
export const inacia: Character = {
  skin: dark,
  hair: { style: 'curly', colour: black },
  glasses: black,
  height: 0.82,
  clothes: { style: 'overalls', top: cream, accent: black, bottom: red, shoes: black, sleeves: 'short' },
};
export const padre: Character = {
  skin,
  hair: { style: 'shaved', colour: '#8a8078' },
  build: 1.16,
  height: 0.94,
  wrinkles: true,
  clothes: { style: 'cassock', top: black, accent: '#ffffff', bottom: black, shoes: black, sleeves: 'long' },
};
export const bode: Character = {
  kind: 'goat',
  skin: '#f8efd8',
  hair: { style: 'none', colour: black },
  height: 0.8,
  tail: true,
  clothes: { style: 'vest', top: black, accent: cream, bottom: '#f8efd8', shoes: black, sleeves: 'short' },
};
export const delegado: Character = { ...bode, hat: { style: 'leather', colour: black } };
export const ubaldino: Character = {
  skin,
  hair: { style: 'short', colour: '#e8e2d8' },
  moustache: '#e8e2d8',
  build: 1.1,
  wrinkles: true,
  hat: { style: 'straw', colour: cream },
  clothes: { style: 'shirt', top: cream, accent: black, bottom: black, shoes: black, sleeves: 'short' },
};
export const tonha: Character = {
  skin: dark,
  hair: { style: 'bun', colour: black },
  earrings: red,
  build: 1.1,
  clothes: { style: 'apron', top: red, accent: cream, bottom: black, shoes: black, sleeves: 'short' },
};
export const chico: Character = {
  skin,
  hair: { style: 'curly', colour: black },
  build: 0.84,
  hat: { style: 'straw', colour: cream },
  clothes: { style: 'shirt', top: cream, accent: black, bottom: black, shoes: black, sleeves: 'short' },
};
export const coronel: Character = {
  skin,
  hair: { style: 'short', colour: '#8a8078' },
  moustache: black,
  build: 1.36,
  hat: { style: 'fedora', colour: '#ffffff' },
  clothes: { style: 'suit', top: '#f8efd8', accent: red, bottom: cream, shoes: black, sleeves: 'long' },
};
export const governador: Character = {
  skin,
  hair: { style: 'sidecut', colour: black },
  glasses: black,
  build: 1.2,
  height: 1.06,
  clothes: { style: 'suit', top: black, accent: red, bottom: black, shoes: black, sleeves: 'long' },
};
export const bastiana: Character = {
  skin: dark,
  hair: { style: 'pigtails', colour: black },
  height: 0.56,
  freckles: true,
  hat: { style: 'straw', colour: cream },
  clothes: { style: 'dress', top: red, accent: cream, bottom: black, shoes: black, sleeves: 'short' },
};
export const quiteriaMoca: Character = {
  skin: dark,
  hair: { style: 'braids', colour: black },
  clothes: { style: 'gown', top: cream, accent: red, bottom: black, shoes: black, sleeves: 'long' },
};
export const quiteria: Character = {
  skin: dark,
  hair: { style: 'braids', colour: '#f4f0e8' },
  wrinkles: true,
  height: 0.8,
  clothes: { style: 'gown', top: cream, accent: red, bottom: black, shoes: black, sleeves: 'long' },
};
export const sacristao: Character = {
  skin,
  hair: { style: 'tuft', colour: black },
  build: 0.76,
  height: 1.12,
  clothes: { style: 'robe', top: '#ffffff', accent: red, bottom: black, shoes: black, sleeves: 'long' },
};
export const sanfoneiro: Character = {
  skin: dark,
  hair: { style: 'short', colour: black },
  moustache: black,
  build: 1.2,
  hat: { style: 'leather', colour: black },
  clothes: { style: 'shirt', top: cream, accent: red, bottom: black, shoes: black, sleeves: 'short' },
};
export const jovina: Character = {
  skin: dark,
  hair: { style: 'braids', colour: black },
  scar: true,
  hat: { style: 'leather', colour: black },
  clothes: { style: 'vest', top: red, accent: black, bottom: black, shoes: black, sleeves: 'long' },
};
