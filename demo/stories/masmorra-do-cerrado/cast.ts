import type { Character } from '../../drawing/character/character.ts';

/** Aged seventeen, drives cattle. Her armour is made of pan lids. */
export const dalva: Character = {
  skin: '#b5703f',
  hair: { style: 'ponytail', colour: '#2a1b3d' },
  height: 0.92,
  freckles: true,
  clothes: {
    style: 'armour',
    top: '#9c9cac',
    accent: '#ffc82e',
    bottom: '#7a2f1f',
    shoes: '#4a1f1a',
    sleeves: 'short',
  },
};

/** Blesses, cures and brews coffee. */
export const tiana: Character = {
  skin: '#7a4a2a',
  hair: { style: 'bun', colour: '#d0d0d8' },
  build: 1.05,
  height: 0.82,
  glasses: '#fff07a',
  wrinkles: true,
  earrings: '#ffc82e',
  clothes: {
    style: 'dress',
    top: '#3fa04a',
    accent: '#fffbe8',
    bottom: '#3fa04a',
    shoes: '#4a1f1a',
    sleeves: 'short',
  },
};

/** A maned wolf: the thief. */
export const guara: Character = {
  kind: 'cat',
  skin: '#d97b3a',
  hair: { style: 'tuft', colour: '#2a1b3d' },
  build: 0.85,
  height: 1.12,
  tail: true,
  clothes: {
    style: 'vest',
    top: '#44306b',
    accent: '#2a1b3d',
    bottom: '#140c1c',
    shoes: '#140c1c',
    sleeves: 'short',
  },
};

/** Older than the pequi trees, made of stone. */
export const golem: Character = {
  kind: 'monster',
  skin: '#9c9cac',
  hair: { style: 'none', colour: '#6a6a7c' },
  build: 1.5,
  height: 1.05,
  clothes: {
    style: 'vest',
    top: '#6a6a7c',
    accent: '#86c84a',
    bottom: '#6a6a7c',
    shoes: '#3a3a4a',
    sleeves: 'short',
  },
};

/** The dragon of the fourth floor, who runs a stall. */
export const dragon: Character = {
  kind: 'monster',
  skin: '#3fa04a',
  hair: { style: 'spiky', colour: '#d8344a' },
  build: 1.4,
  height: 1.1,
  tail: true,
  clothes: {
    style: 'hero',
    top: '#86c84a',
    accent: '#d8344a',
    bottom: '#1f6b3f',
    shoes: '#123a2c',
    sleeves: 'short',
  },
};

export const robot: Character = {
  kind: 'robot',
  skin: '#7cc8f0',
  hair: { style: 'none', colour: '#29588f' },
  build: 1.1,
  height: 0.9,
  clothes: {
    style: 'overalls',
    top: '#d0d0d8',
    accent: '#ffc82e',
    bottom: '#29588f',
    shoes: '#1c2b53',
    sleeves: 'long',
  },
};

/** Dalva's little brother, who may never join in. */
export const tim: Character = {
  skin: '#b5703f',
  hair: { style: 'spiky', colour: '#2a1b3d' },
  height: 0.6,
  build: 0.8,
  hat: { style: 'cap', colour: '#d8344a' },
  clothes: {
    style: 'tee',
    top: '#ffc82e',
    accent: '#d8344a',
    bottom: '#29588f',
    shoes: '#fffbe8',
    sleeves: 'short',
  },
};

/** Owner of the bakery and its only telephone. */
export const dito: Character = {
  skin: '#f0a860',
  hair: { style: 'none', colour: '#3a3a4a' },
  moustache: '#3a3a4a',
  build: 1.25,
  hat: { style: 'chef', colour: '#fffbe8' },
  clothes: {
    style: 'apron',
    top: '#7cc8f0',
    accent: '#fffbe8',
    bottom: '#3a3a4a',
    shoes: '#140c1c',
    sleeves: 'short',
  },
};

/** A player who waits for a coin. */
export const ghost: Character = {
  kind: 'ghost',
  skin: '#c8f0ff',
  hair: { style: 'none', colour: '#7cc8f0' },
  height: 0.9,
  clothes: {
    style: 'tee',
    top: '#c8f0ff',
    accent: '#7cc8f0',
    bottom: '#c8f0ff',
    shoes: '#7cc8f0',
    sleeves: 'long',
  },
};
