import type { Brush } from '../drawing/brush.ts';
import type { Character } from '../drawing/character.ts';
import { textPath } from '../drawing/lettering.ts';
import type { Art } from '../drawing/scene.ts';
import { rectangle } from '../drawing/svg.ts';
import { wavyPavement } from '../places/city.ts';
import { counter, room, thingAt } from '../places/interior.ts';
import { dotted, layers } from '../places/mood.ts';
import { parrot } from '../places/props.ts';

export const nestor: Character = {
  id: 'nestor',
  skin: '#f0d0b0',
  hair: { style: 'tuft', colour: '#333333' },
  moustache: '#222222',
  build: 1.3,
  height: 0.92,
  clothes: {
    style: 'apron',
    top: '#777777',
    accent: '#ffffff',
    bottom: '#222222',
    shoes: '#111111',
    sleeves: 'short',
  },
};
export const cida: Character = {
  id: 'cida',
  skin: '#c89870',
  hair: { style: 'bun', colour: '#888888' },
  glasses: '#111111',
  earrings: '#ffffff',
  height: 0.84,
  build: 1.1,
  clothes: {
    style: 'dress',
    top: '#222222',
    accent: '#ffffff',
    bottom: '#222222',
    shoes: '#222222',
    sleeves: 'short',
  },
};
export const juca: Character = {
  id: 'juca',
  skin: '#8a8078',
  hair: { style: 'curly', colour: '#151515' },
  height: 0.95,
  build: 0.88,
  clothes: {
    style: 'tee',
    top: '#ffffff',
    accent: '#333333',
    bottom: '#777777',
    shoes: '#ffffff',
    sleeves: 'short',
  },
};
export const inspector: Character = {
  id: 'fiscal',
  skin: '#f0d8c0',
  hair: { style: 'short', colour: '#222222' },
  glasses: '#222222',
  jaw: 0.9,
  clothes: {
    style: 'suit',
    top: '#555555',
    accent: '#111111',
    bottom: '#555555',
    shoes: '#111111',
    sleeves: 'long',
  },
};

/** The board that gives the series its name. */
export const board = (brush: Brush): string =>
  brush.inked(rectangle(-92, -56, 184, 112), '#f4f4f4') +
  `<path d="${textPath('FIADO', 'display', 50, 0, -8)}${textPath('só amanhã', 'display', 38, 0, 36)}" fill="${brush.manner.line}"/>`;

export const barWall: Art = room({
  wall: '#ffffff',
  floor: '#999999',
  things: [['shelf', 0.5, 0.5, 1]],
  stripes: false,
});
export const bar: Art = layers(
  room({ wall: '#aaaaaa', floor: '#dddddd', things: [['shelf', 0.5, 0.52, 1]] }),
);
export const barWithBoard: Art = layers(
  room({ wall: '#ffffff', floor: '#999999' }),
  thingAt(board, 0.5, 0.5, 1),
);
export const sidewalk: Art = layers(dotted(1), wavyPavement('#ffffff', '#111111', 0.84));
export const grey: Art = dotted(2);
export const dark: Art = dotted(6);
export const top = counter('#555555', 80);
/** The parrot on its perch; who speaks for it is a voice from the panel's edge. */
export const perch = (x = 0.8, size = 1.2): Art => thingAt(parrot, x, 0.82, size);
