import type { Character } from '../../drawing/character/character.ts';

const kit = (top: string, accent: string, bottom: string): Character['clothes'] => ({
  style: 'jersey',
  top,
  accent,
  bottom,
  shoes: '#ffffff',
  sleeves: 'short',
});

const jussara: Character = {
  skin: '#f2c49b',
  hair: { style: 'ponytail', colour: '#22121f' },
  height: 0.9,
  build: 0.86,
  clothes: kit('#ffffff', '#e8344e', '#e8344e'),
};

const bento: Character = {
  skin: '#d99a63',
  hair: { style: 'spiky', colour: '#5a78b8' },
  height: 1.08,
  build: 1.35,
  jaw: 1,
  clothes: kit('#1d2038', '#ffffff', '#3a5a9a'),
};

const haru: Character = {
  skin: '#f0caa4',
  hair: { style: 'bun', colour: '#f4f0ea' },
  wrinkles: true,
  height: 0.72,
  build: 0.92,
  clothes: {
    style: 'apron',
    top: '#b84a78',
    accent: '#ffffff',
    bottom: '#2a2440',
    shoes: '#2a2440',
    sleeves: 'long',
  },
};

const duda: Character = {
  skin: '#8f5b3c',
  hair: { style: 'afro', colour: '#1c1216' },
  glasses: '#1c1216',
  height: 0.8,
  build: 0.86,
  clothes: {
    style: 'hoodie',
    top: '#ffd24a',
    accent: '#3a5a9a',
    bottom: '#3a5a9a',
    shoes: '#ffffff',
    sleeves: 'long',
  },
};

const nono: Character = {
  skin: '#9a6540',
  hair: { style: 'tuft', colour: '#f4f0ea' },
  moustache: '#f4f0ea',
  wrinkles: true,
  height: 0.94,
  clothes: {
    style: 'overalls',
    top: '#ffffff',
    accent: '#ffd24a',
    bottom: '#4d6a8a',
    shoes: '#22121f',
    sleeves: 'long',
  },
};

const judge: Character = {
  skin: '#e0b088',
  hair: { style: 'wavy', colour: '#3a2a3a' },
  lips: '#b03048',
  height: 0.94,
  clothes: {
    style: 'uniform',
    top: '#ffffff',
    accent: '#22121f',
    bottom: '#22121f',
    shoes: '#22121f',
    sleeves: 'short',
  },
};

const cora: Character = {
  skin: '#f4d6b8',
  hair: { style: 'bob', colour: '#141018' },
  height: 0.98,
  build: 0.84,
  clothes: kit('#2b1f3d', '#ffffff', '#2b1f3d'),
};

/** Twins, who differ only in the side of their parting. */
const lina: Character = { ...cora, hair: { style: 'long', colour: '#141018' } };

const valdir: Character = {
  skin: '#c98a5a',
  hair: { style: 'shaved', colour: '#3a2a2a' },
  moustache: '#22161a',
  hat: { style: 'cap', colour: '#e8344e' },
  build: 1.3,
  jaw: 0.9,
  clothes: {
    style: 'tee',
    top: '#ffffff',
    accent: '#e8344e',
    bottom: '#3a3a4a',
    shoes: '#22121f',
    sleeves: 'short',
  },
};

const younger = { wrinkles: false, height: 0.96 };
const haruThen: Character = {
  ...haru,
  ...younger,
  hair: { style: 'bob', colour: '#1c1418' },
  clothes: kit('#ffffff', '#1c1418', '#b84a78'),
};
const nonoThen: Character = {
  skin: '#9a6540',
  hair: { style: 'afro', colour: '#17100f' },
  ...younger,
  height: 1.04,
  clothes: kit('#f4f0ea', '#22121f', '#22121f'),
};
const haruPlays: Character = { ...haru, clothes: kit('#ffffff', '#b84a78', '#b84a78') };
const nonoPlays: Character = { ...nono, clothes: kit('#22121f', '#ffffff', '#4d6a8a') };

export const cast = {
  jussara,
  bento,
  haru,
  duda,
  nono,
  judge,
  cora,
  lina,
  valdir,
  haruthen: haruThen,
  nonothen: nonoThen,
  haruplays: haruPlays,
  nonoplays: nonoPlays,
};
