import type { Brush } from '../drawing/brush.ts';
import type { Character } from '../drawing/character.ts';
import { textPath } from '../drawing/lettering.ts';
import type { Art } from '../drawing/scene.ts';
import { ellipse, rectangle } from '../drawing/svg.ts';
import { corner, neonSign, night, skyline } from '../places/city.ts';
import { counter, room } from '../places/interior.ts';
import { layers, rain } from '../places/mood.ts';

export const iris: Character = {
  id: 'iris',
  skin: '#a5683f',
  hair: { style: 'afro', colour: '#24103a' },
  lips: '#ff3d81',
  earrings: '#ffd36b',
  clothes: {
    style: 'coat',
    top: '#e8344e',
    accent: '#ff8a4a',
    bottom: '#2a1a5a',
    shoes: '#0d0720',
    sleeves: 'long',
  },
};
export const osvaldo: Character = {
  id: 'osvaldo',
  skin: '#e0a878',
  hair: { style: 'tuft', colour: '#d8cfe8' },
  moustache: '#d8cfe8',
  build: 1.15,
  height: 0.92,
  wrinkles: true,
  clothes: {
    style: 'shirt',
    top: '#2f9fb8',
    accent: '#c9fbff',
    bottom: '#3a2a6a',
    shoes: '#0d0720',
    sleeves: 'short',
  },
};
export const anselmo: Character = {
  id: 'anselmo',
  skin: '#f0c8a0',
  hair: { style: 'short', colour: '#5a2a4a' },
  beard: '#5a2a4a',
  glasses: '#2fe0e8',
  clothes: {
    style: 'suit',
    top: '#4a4a9a',
    accent: '#ffd36b',
    bottom: '#3a3a7a',
    shoes: '#0d0720',
    sleeves: 'long',
  },
};

const sign =
  (text: string, colour: string) =>
  (brush: Brush): string =>
    `<path d="${rectangle(-text.length * 21, -44, text.length * 42, 88)}" fill="#0a0618" stroke="${colour}" stroke-width="5"/><path d="${textPath(text, 'display', 60, 0, 21)}" fill="${brush.manner.weight === 0 ? '#fff6fb' : colour}" stroke="${colour}" stroke-width="2"/>`;

const tube =
  (colour: string) =>
  (brush: Brush): string =>
    brush.stroke(`${ellipse(0, 0, 54)}M0 -54V0L30 24`, colour, 9);

export const office: Art = layers(
  room({ wall: '#3a2170', floor: '#1a0f3c', things: [['blinds', 0.5, 0.4, 1.1]] }),
);
export const desk = counter('#5a2a5a', 70);
export const street: Art = layers(
  corner('#3b1f74', '#ffd36b', 0.84),
  neonSign(sign('BAR', '#2fe0e8'), '#2fe0e8', 0.2, 0.4),
);
export const alley: Art = layers(
  corner('#24407c', '#7df0d0', 0.16),
  neonSign(sign('HOTEL', '#ff3d81'), '#ff3d81', 0.78, 0.42, 0.8),
);
export const rooftops: Art = layers(skyline(night), neonSign(tube('#2fe0e8'), '#2fe0e8', 0.16, 0.3, 0.8));
export const wet = (place: Art): Art => layers(place, rain('#b9d8ff', 70));
