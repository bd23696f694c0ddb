import type { Art } from '../../../../demo/drawing/page/scene.ts';
import { drawingStyles } from '../../../../demo/drawing/styles/drawing-styles.ts';
import { plainBackground } from '../../../../demo/places/mood.ts';
import { readScript, type Story } from '../../../../demo/script/read-script.ts';
import type { StoryArt } from '../../../../demo/story-art.ts';

const person = {
  skin: '#c68650',
  hair: { style: 'short', colour: '#222222' },
  clothes: {
    style: 'tee',
    top: '#ff5d6e',
    accent: '#ffe27a',
    bottom: '#2f5fc0',
    shoes: '#222222',
    sleeves: 'short',
  },
} as const;

const exampleArt: StoryArt = {
  style: drawingStyles.bright,
  cast: { ana: person, rui: { ...person, skin: '#8d5a3b' } },
  places: { wall: (colour = '#ffd23f') => plainBackground(colour) },
  props: { cup: (brush) => brush.fill('M0 0h20v20h-20Z', '#ffffff') },
};

export const exampleHeader = [
  'title: A Fila do Pão',
  '  en: The Bread Line',
  'number: 3',
  'publisher: padaria',
  'genre: comedy',
  'rating: 10',
  'released: 2026-03-04',
  'published: 12',
  'by: Ana Lima (writer, penciller), João Reis (colorist)',
  'available: everyone',
  'description: Um pão, duas fomes.',
  '  en: One loaf, two hungers.',
  'name rui: Seu Rui',
].join('\n');

export const exampleCover = [
  'cover wall #4cc9f0',
  'seen: Ana segura um pão.',
  '  en: Ana holds a loaf.',
  'title 600 500 800 #ffffff: A Fila',
  '  en: The Line',
].join('\n');

export const examplePages = [
  'page',
  'row 2',
  'panel wall, wide',
  'seen: Ana e Rui na fila.',
  '  en: Ana and Rui in the queue.',
  'ana 0.25 happy point, holds cup',
  'rui 0.75 bored crossed',
  'ana: Bom dia!',
  '  en: Good morning!',
  'rui shouts: Chegou o pão?',
  '  en: Is the bread here?',
  'row',
  'panel wall #ff8fa0, close, width 2',
  'seen: Ana ri.',
  '  en: Ana laughs.',
  'ana 0.5 laugh',
  'caption: Horas depois…',
  '  en: Hours later…',
  'panel wall',
  'seen: A porta da padaria.',
  '  en: The door of the bakery.',
  'voice whispers 0.9 0.5: Acabou.',
  '  en: Sold out.',
  'sound 0.5 0.7 90 #ff8a2a: BLAM!',
  '  en: SLAM!',
].join('\n');

export const exampleScript = [exampleHeader, exampleCover, examplePages].join('\n');

const noMark: Art = () => '';

export const readExampleScript = (
  source = exampleScript,
  language: 'pt-br' | 'en-us' = 'pt-br',
  art: StoryArt = exampleArt,
): Story => readScript(source, 'fila.txt', language, art, () => noMark);
