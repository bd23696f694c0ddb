import { everyone, type Story } from '../demo-issue.ts';
import type { Character } from '../drawing/character.ts';
import { drawFigure } from '../drawing/figure.ts';
import { manners } from '../drawing/manners.ts';
import { type Art, actor } from '../drawing/scene.ts';
import { ellipse, place, rectangle } from '../drawing/svg.ts';
import { caption, off, say, shout, think, whisper } from '../drawing/words.ts';
import { room, thingAt } from '../places/interior.ts';
import { dotted, layers, plain, rays, speedLines } from '../places/mood.ts';
import { breadTray, peteca } from '../places/props.ts';
import { marks } from '../publishers.ts';

const jussara: Character = {
  id: 'jussara',
  skin: '#f0d0b0',
  hair: { style: 'ponytail', colour: '#161616' },
  height: 0.86,
  build: 0.86,
  clothes: {
    style: 'jersey',
    top: '#f4f4f4',
    accent: '#333333',
    bottom: '#222222',
    shoes: '#ffffff',
    sleeves: 'short',
  },
};
const bento: Character = {
  id: 'bento',
  skin: '#e8c8a8',
  hair: { style: 'spiky', colour: '#777777' },
  height: 1.05,
  build: 1.35,
  jaw: 1,
  clothes: {
    style: 'jersey',
    top: '#333333',
    accent: '#ffffff',
    bottom: '#555555',
    shoes: '#222222',
    sleeves: 'short',
  },
};
const grandmother: Character = {
  id: 'vo',
  skin: '#f0d0b0',
  hair: { style: 'bun', colour: '#f2f2f2' },
  wrinkles: true,
  height: 0.74,
  clothes: {
    style: 'apron',
    top: '#777777',
    accent: '#ffffff',
    bottom: '#333333',
    shoes: '#222222',
    sleeves: 'long',
  },
};
const duda: Character = {
  id: 'duda',
  skin: '#8a8078',
  hair: { style: 'bob', colour: '#161616' },
  glasses: '#161616',
  height: 0.8,
  build: 0.86,
  clothes: {
    style: 'tee',
    top: '#ffffff',
    accent: '#777777',
    bottom: '#555555',
    shoes: '#222222',
    sleeves: 'short',
  },
};

const net: Art = (brush, area) => {
  const y = area.height * 0.66;
  const mesh = Array.from(
    { length: Math.ceil(area.width / 40) + 4 },
    (_, index) => `M${-70 + index * 40} ${y}v${area.height * 0.18}`,
  ).join('');
  return (
    brush.line(
      `${mesh}M-70 ${y + area.height * 0.06}H${area.width + 70}M-70 ${y + area.height * 0.12}H${area.width + 70}`,
      0.4,
    ) + brush.inked(rectangle(-80, y - 16, area.width + 160, 18), '#ffffff', 0.8)
  );
};
const gym: Art = layers(
  room({ wall: '#ffffff', floor: '#999999', things: [['scoreboard', 0.5, 0.3, 1.1]] }),
  net,
);
const kitchen: Art = room({ wall: '#888888', floor: '#eeeeee', things: [['window', 0.5, 0.42, 1]] });
const flying = (x: number, y: number, size: number, turn = 0): Art => thingAt(peteca, x, y, size, turn);

const inColour = {
  jussara: {
    ...jussara,
    skin: '#f2c49b',
    hair: { style: 'ponytail', colour: '#2a1530' },
    clothes: { ...jussara.clothes, top: '#ffffff', accent: '#e8344e', bottom: '#e8344e' },
  },
  bento: {
    ...bento,
    skin: '#c68650',
    hair: { style: 'spiky', colour: '#1f4fd0' },
    clothes: { ...bento.clothes, top: '#2a2a5a', accent: '#4cc9f0', bottom: '#1a1a3a' },
  },
} satisfies Record<string, Character>;

const coverArt: Art = (brush, area, random) =>
  rays('#ff4d5e', '#e02a48', 0.5, 0.6, 30)(brush, area, random) +
  brush.flat('M1220 520L-20 1330V1820H1220Z', '#4cc9f0') +
  brush.flat('M1220 500L-20 1310V1340L1220 530Z', '#ffffff') +
  brush.flat(ellipse(960, 1640, 210, 34), '#2a9ccc') +
  drawFigure(
    brush.manner,
    inColour.bento,
    { face: 'fierce', pose: 'reach', turn: -0.8 },
    { x: 930, y: 850, scale: 2.25 },
  ) +
  drawFigure(
    brush.manner,
    inColour.jussara,
    { face: 'shout', pose: 'reach', turn: 0.7 },
    { x: 370, y: 1110, scale: 2.9 },
  ) +
  place(peteca(brush.at(2.6)), 640, 930, 2.4, 20);

export const petecaFatal: Story = {
  slug: 'peteca-fatal-1',
  title: 'Peteca Fatal',
  description:
    'Final do intercolegial de Belo Horizonte. Só um golpe secreto de avó devolve o Saque Trem-Bala. Leitura da direita para a esquerda.',
  number: 1,
  series: 'peteca-fatal',
  publisher: 'bonde-treze',
  genre: 'sports',
  parentalRating: '10',
  releaseDate: '2026-03-27',
  contributors: [
    { name: 'Mirtes Okada', role: 'writer' },
    { name: 'Gil Paranhos', role: 'penciller' },
  ],
  availability: everyone,
  readingDirection: 'rtl',
  manner: manners.manga,
  cover: {
    manner: { ...manners.bright, eyes: 'wide' },
    art: coverArt,
    outline: '#1d1420',
    shadow: '#ffd23f',
    title: [
      { text: 'PETECA', x: 490, y: 330, width: 800, colour: '#ffffff', turn: -6 },
      { text: 'FATAL', x: 700, y: 560, width: 560, colour: '#ffd23f', turn: -6 },
    ],
    number: { value: 1, x: 130, y: 580, fill: '#ffffff', ink: '#1d1420' },
    mark: { art: marks.tram, x: 1030, y: 1630 },
  },
  pages: [
    {
      rows: [
        {
          height: 1.15,
          panels: [
            {
              place: gym,
              shot: 'wide',
              cast: [
                actor(jussara, 0.8, 'fierce', 'stand', { turn: -0.7 }),
                actor(bento, 0.2, 'sly', 'akimbo', { turn: 0.7 }),
              ],
              words: [
                caption('Belo Horizonte. Final do intercolegial de peteca.'),
                caption('Vinte e quatro a vinte e quatro.'),
              ],
            },
          ],
        },
        {
          slant: 30,
          panels: [
            {
              place: dotted(2),
              shot: 'close',
              cast: [actor(jussara, 0.5, 'fierce', 'stand', { turn: -0.5 })],
              words: [think('jussara', 'Quem fizer o próximo ponto…')],
            },
            {
              place: speedLines('#141414', 0.5, 0.6),
              shot: 'close',
              cast: [actor(jussara, 0.5, 'shout', 'stand', { turn: 0.1 })],
              words: [shout('jussara', '…ganha!')],
            },
          ],
        },
      ],
    },
    {
      rows: [
        {
          panels: [
            {
              place: layers(rays('#ffffff', '#999999', 0.5, 0.7), net),
              cast: [actor(bento, 0.5, 'shout', 'cheer', { turn: 0.3 })],
              words: [say('bento', 'Jussara Tanaka! Ninguém jamais devolveu o meu Saque Trem-Bala!')],
            },
          ],
        },
        {
          slant: -30,
          panels: [
            {
              place: plain('#ffffff'),
              shot: 'close',
              cast: [actor(jussara, 0.5, 'bored', 'stand', { turn: -0.6 })],
              words: [say('jussara', 'Trem-bala? Em Minas?')],
            },
            {
              place: dotted(3),
              cast: [actor(bento, 0.5, 'surprised', 'shrug', { turn: 0.5 })],
              words: [say('bento', 'É um trem. E é uma bala. Uai.')],
            },
          ],
        },
      ],
    },
    {
      rows: [
        {
          height: 1.2,
          slant: 40,
          panels: [
            {
              place: layers(speedLines('#141414', 0.6, 0.5), flying(0.2, 0.6, 2.4, -70)),
              cast: [actor(bento, 0.68, 'fierce', 'reach', { turn: -0.8 })],
              words: [shout('bento', 'Saque Trem-Bala!')],
              sound: { text: 'FUUUM', x: 0.24, y: 0.88, size: 130, colour: '#ffffff', turn: -14 },
            },
          ],
        },
        {
          slant: 30,
          panels: [
            {
              place: speedLines('#141414', 0.5, 0.7, 0.4),
              cast: [actor(jussara, 0.5, 'worried', 'run', { turn: -0.8 })],
              words: [think('jussara', 'Rápido demais! Não vou alcançar!')],
            },
            {
              place: dotted(5),
              shot: 'close',
              cast: [actor(duda, 0.5, 'shout', 'stand', { turn: 0.5 })],
              words: [shout('duda', 'Juju!')],
            },
          ],
        },
      ],
    },
    {
      rows: [
        {
          panels: [
            {
              place: kitchen,
              cast: [
                actor(grandmother, 0.7, 'tender', 'offer', { turn: -0.6, holds: breadTray }),
                actor(jussara, 0.26, 'happy', 'stand', { turn: 0.6, size: 0.94 }),
              ],
              words: [
                caption('Três semanas antes, na cozinha da vó…'),
                say('vo', 'A peteca é como o pão de queijo, Juju.'),
              ],
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#ffffff'),
              shot: 'close',
              cast: [actor(jussara, 0.5, 'surprised', 'stand', { turn: 0.6 })],
              words: [say('jussara', 'Como assim, vó?')],
            },
            {
              place: dotted(1),
              shot: 'close',
              cast: [actor(grandmother, 0.5, 'sly', 'stand', { turn: -0.5 })],
              words: [say('vo', 'Não adianta bater: tem que esperar crescer.')],
            },
          ],
        },
      ],
    },
    {
      rows: [
        {
          height: 0.75,
          panels: [
            {
              place: speedLines('#141414', 0.5, 0.6, 0.5),
              shot: 'close',
              cast: [actor(jussara, 0.5, 'fierce', 'stand', { turn: -0.3 })],
              words: [whisper('jussara', 'Esperar… crescer…')],
            },
          ],
        },
        {
          height: 1.35,
          panels: [
            {
              place: layers(rays('#ffffff', '#141414', 0.36, 0.5, 20), flying(0.16, 0.42, 2.2, -30)),
              cast: [actor(jussara, 0.55, 'shout', 'reach', { turn: -0.8 })],
              words: [shout('jussara', 'Golpe secreto: pão de queijo da vó!')],
              sound: { text: 'POF!', x: 0.2, y: 0.82, size: 190, colour: '#ffffff', turn: -10 },
            },
          ],
        },
      ],
    },
    {
      rows: [
        {
          slant: 24,
          panels: [
            { place: layers(dotted(1), flying(0.5, 0.6, 2.2, 8)), width: 0.8, words: [off('Não desce?')] },
            {
              place: gym,
              cast: [
                actor(bento, 0.28, 'surprised', 'stand', { turn: 0.4 }),
                actor(duda, 0.74, 'worried', 'point', { turn: 0.6 }),
              ],
              words: [say('duda', 'Ficou presa na viga do ginásio!')],
            },
          ],
        },
        {
          panels: [
            {
              place: gym,
              cast: [
                actor(bento, 0.26, 'bored', 'crossed', { turn: 0.6 }),
                actor(jussara, 0.74, 'sly', 'akimbo', { turn: -0.6 }),
              ],
              words: [say('jussara', 'Volta o ponto?'), say('bento', 'Volta o ponto.')],
            },
          ],
        },
        {
          panels: [
            {
              place: rays('#ffffff', '#bbbbbb', 0.5, 0.6),
              cast: [
                actor(jussara, 0.84, 'laugh', 'cheer', { turn: -0.5 }),
                actor(grandmother, 0.5, 'tender', 'offer', { turn: -0.5, holds: breadTray, size: 1.05 }),
                actor(bento, 0.16, 'laugh', 'cheer', { turn: 0.5 }),
              ],
              words: [say('vo', 'Primeiro, o lanche.')],
            },
          ],
        },
      ],
      end: 'Fim',
    },
  ],
};
