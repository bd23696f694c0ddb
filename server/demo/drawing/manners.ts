import { lightness, mix } from './colour.ts';
import { hatching } from './definitions.ts';
import { tone } from './halftone.ts';
import type { Manner } from './manner.ts';

const ink = '#16121a';
const speech = { fill: '#ffffff', line: ink, text: ink, weight: 4 };
const box = { fill: '#ffe9a8', line: ink, text: ink, face: 'speech' } as const;

/** Bold outlines and open colour, as on the children's shelf. */
const bright: Manner = {
  line: '#1d1420',
  weight: 5,
  eyes: 'round',
  rim: null,
  page: '#fffaf0',
  grey: false,
  spotBlack: false,
  gutter: 22,
  margin: 44,
  border: 6,
  shade: () => 'rgba(60,0,80,.15)',
  paint: (colour) => colour,
  words: { size: 35, upperCase: true, balloon: speech, caption: box },
};

/** Woodcut: black cut on unbleached paper, with one red pulled from a second block. */
const cordel: Manner = {
  line: '#17110f',
  weight: 7,
  eyes: 'dot',
  rim: null,
  page: '#ecdcb8',
  grey: false,
  spotBlack: true,
  gutter: 26,
  margin: 56,
  border: 10,
  shade: (scale) => hatching('#17110f', scale),
  paint: (colour) => {
    const light = lightness(colour);
    const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    if ((red ?? 0) - (blue ?? 0) > 125 && light < 0.62 && light > 0.25) return '#b8321f';
    return light > 0.42 ? '#f3e6c6' : '#17110f';
  },
  words: {
    size: 36,
    upperCase: false,
    balloon: { ...speech, fill: '#f8efd8', line: '#17110f', weight: 5 },
    caption: { fill: '#f8efd8', line: '#17110f', text: '#17110f', face: 'plain' },
  },
};

const night = '#120b2e';

/** Flat shapes without outlines, everything sunk in a violet night and edged by a neon sign. */
const noir: Manner = {
  line: '#0a0618',
  weight: 0,
  eyes: 'dot',
  rim: '#ff3d81',
  page: '#07040f',
  grey: false,
  spotBlack: false,
  gutter: 18,
  margin: 36,
  border: 0,
  shade: () => 'rgba(10,4,40,.38)',
  paint: (colour) => (lightness(colour) > 0.93 ? mix(colour, '#8fd8ff', 0.15) : mix(colour, night, 0.14)),
  words: {
    size: 34,
    upperCase: true,
    balloon: { fill: '#f5f0ff', line: '#f5f0ff', text: '#150c2c', weight: 1 },
    caption: { fill: '#150c2c', line: '#2fe0e8', text: '#c9fbff', face: 'speech' },
  },
};

/** Black, white and a screen of dots: the back page of the newspaper. */
const strip: Manner = {
  line: '#111111',
  weight: 6,
  eyes: 'dot',
  rim: null,
  page: '#ffffff',
  grey: true,
  spotBlack: true,
  gutter: 20,
  margin: 48,
  border: 6,
  shade: null,
  paint: (colour) => {
    const light = lightness(colour);
    if (light > 0.62) return '#ffffff';
    if (light > 0.44) return tone(1);
    return light > 0.24 ? tone(4) : '#111111';
  },
  words: {
    size: 35,
    upperCase: true,
    balloon: { ...speech, weight: 4 },
    caption: { fill: '#ffffff', line: '#111111', text: '#111111', face: 'speech' },
  },
};

/** Fine lines, large eyes, fine screentone. */
const manga: Manner = {
  line: '#141414',
  weight: 4.5,
  eyes: 'wide',
  rim: null,
  page: '#ffffff',
  grey: true,
  spotBlack: true,
  gutter: 20,
  margin: 40,
  border: 5,
  shade: () => tone(1),
  paint: (colour) => {
    const light = lightness(colour);
    if (light > 0.56) return '#ffffff';
    if (light > 0.36) return tone(1);
    return light > 0.2 ? tone(4) : '#141414';
  },
  words: {
    size: 34,
    upperCase: true,
    balloon: { ...speech, line: '#141414', weight: 3.5 },
    caption: { fill: '#141414', line: '#141414', text: '#ffffff', face: 'speech' },
  },
};

/** Coloured lines, warm flat colour, made to scroll on a phone: larger letters on a narrower page. */
const scroll: Manner = {
  line: '#4a2340',
  weight: 3.5,
  eyes: 'round',
  rim: null,
  page: '#ffe3c4',
  grey: false,
  spotBlack: false,
  gutter: 70,
  margin: 36,
  border: 0,
  shade: () => 'rgba(120,20,90,.13)',
  paint: (colour) => mix(colour, '#ff9a76', 0.08),
  words: {
    size: 33,
    upperCase: true,
    balloon: { fill: '#fffdf8', line: '#4a2340', text: '#3a1832', weight: 3 },
    caption: { fill: '#4a2340', line: '#4a2340', text: '#ffeeda', face: 'speech' },
  },
};

export const manners = { bright, cordel, noir, strip, manga, scroll } as const;
