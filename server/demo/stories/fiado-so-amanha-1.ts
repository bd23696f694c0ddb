import { everyone, type Story } from '../demo-issue.ts';
import { drawFigure } from '../drawing/figure.ts';
import { manners } from '../drawing/manners.ts';
import { type Art, actor } from '../drawing/scene.ts';
import { place } from '../drawing/svg.ts';
import { caption, off, say, shout, think } from '../drawing/words.ts';
import { layers, plain, rays } from '../places/mood.ts';
import { cup, parrot } from '../places/props.ts';
import { marks } from '../publishers.ts';
import {
  bar,
  barWall,
  barWithBoard,
  board,
  cida,
  dark,
  grey,
  juca,
  nestor,
  perch,
  sidewalk,
  top,
} from './fiado-cast.ts';

const coverArt: Art = (brush, area, random) =>
  rays('#ffd23f', '#ffbf1f', 0.5, 0.62, 26)(brush, area, random) +
  drawFigure(
    brush.manner,
    { ...juca, skin: '#8d5a3b', clothes: { ...juca.clothes, accent: '#2f6fe0', bottom: '#2b3a67' } },
    { face: 'laugh', pose: 'shrug', turn: -0.5 },
    { x: 920, y: 900, scale: 1.9 },
  ) +
  drawFigure(
    brush.manner,
    {
      ...cida,
      skin: '#c68650',
      hair: { style: 'bun', colour: '#8a8a9a' },
      clothes: { ...cida.clothes, top: '#2f8f6a' },
    },
    { face: 'angry', pose: 'akimbo', turn: 0.6 },
    { x: 250, y: 960, scale: 1.9 },
  ) +
  drawFigure(
    brush.manner,
    { ...nestor, skin: '#f0c8a0', clothes: { ...nestor.clothes, top: '#d8342e' } },
    { face: 'sly', pose: 'crossed', turn: 0.2 },
    { x: 590, y: 960, scale: 2.5 },
  ) +
  brush.inked('M-20 1390H1220V1820H-20Z', '#8a4a2a') +
  brush.inked('M-20 1350H1220V1420H-20Z', '#d88a4a') +
  place(board(brush.at(2.6)), 600, 1600, 2.6, -2) +
  place(parrot(brush.at(1.7)), 1010, 1330, 1.7);

export const fiado1: Story = {
  slug: 'fiado-so-amanha-1',
  title: 'Fiado Só Amanhã',
  description:
    'Cinco tiras do Bar do Nestor, no Méier: uma placa, três fregueses e um papagaio que sabe de todas as contas.',
  number: 1,
  series: 'fiado-so-amanha',
  publisher: 'bonde-treze',
  genre: 'comedy',
  parentalRating: 'L',
  releaseDate: '2026-01-16',
  contributors: [{ name: 'Waldir Botelho', role: 'creator' }],
  availability: everyone,
  manner: manners.strip,
  cover: {
    manner: manners.bright,
    art: coverArt,
    outline: '#1d1420',
    shadow: '#d8342e',
    title: [
      { text: 'Fiado', x: 470, y: 320, width: 700, colour: '#ffffff', turn: -3 },
      { text: 'Só Amanhã', x: 600, y: 560, width: 1000, colour: '#ffffff', turn: -3 },
    ],
    number: { value: 1, x: 130, y: 1540, fill: '#ffd23f', ink: '#1d1420' },
    mark: { art: marks.tram, x: 1040, y: 1640 },
  },
  pages: [
    {
      rows: [
        {
          panels: [
            {
              place: barWall,
              cast: [actor(juca, 0.26, 'happy', 'point'), actor(nestor, 0.72, 'calm', 'crossed')],
              words: [
                caption('A placa'),
                say('juca', 'Seu Nestor, me vende fiado?'),
                say('nestor', 'Leia a placa.'),
              ],
              front: top,
            },
            { place: barWithBoard, width: 0.7, words: [off('“Fiado só amanhã.” Beleza! Volto amanhã.')] },
          ],
        },
        {
          panels: [
            {
              place: grey,
              width: 0.7,
              shot: 'close',
              cast: [actor(nestor, 0.5, 'tender')],
              words: [think('nestor', 'Rapaz educado.')],
            },
            {
              place: barWall,
              cast: [actor(juca, 0.28, 'laugh', 'cheer'), actor(nestor, 0.74, 'bored', 'crossed')],
              words: [
                caption('No dia seguinte…'),
                say('juca', 'Cheguei! É amanhã!'),
                say('nestor', 'Leia a placa.'),
              ],
              front: top,
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#ffffff'),
              shot: 'close',
              cast: [actor(juca, 0.5, 'shout')],
              words: [say('juca', 'Mas hoje é o amanhã de ontem!')],
            },
            {
              place: layers(bar, perch(0.2, 1)),
              cast: [actor(nestor, 0.66, 'sly', 'offer', { holds: cup, turn: -0.6 })],
              words: [say('nestor', 'Então reclame ontem, que hoje eu estou ocupado.')],
              front: top,
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
              place: layers(bar, perch(0.86, 1.1)),
              cast: [actor(cida, 0.24, 'calm', 'think'), actor(nestor, 0.58, 'calm', 'crossed')],
              words: [
                caption('O papagaio'),
                say('cida', 'Esse bicho fala, Seu Nestor?'),
                say('nestor', 'Fala nada. Só repete o caderno.'),
              ],
              front: top,
            },
          ],
        },
        {
          panels: [
            {
              place: layers(plain('#ffffff'), perch(0.5, 1.7)),
              words: [off('Cida deve doze reais!', [0.5, 0.41])],
            },
            {
              place: dark,
              shot: 'close',
              cast: [actor(cida, 0.5, 'angry', 'stand', { turn: 0.6 })],
              words: [say('cida', 'Bicho mentiroso!')],
            },
          ],
        },
        {
          panels: [
            { place: layers(grey, perch(0.5, 1.7)), words: [off('Treze.', [0.5, 0.41])] },
            {
              place: barWall,
              cast: [actor(nestor, 0.5, 'happy', 'shrug')],
              words: [say('nestor', 'Fora o juro. Ele faz conta de cabeça.')],
              front: top,
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
              place: bar,
              cast: [actor(cida, 0.28, 'sly', 'point'), actor(nestor, 0.72, 'happy', 'akimbo')],
              words: [
                caption('Pão de ontem'),
                say('cida', 'Esse pão é de hoje?'),
                say('nestor', 'É de hoje, Dona Cida.'),
              ],
              front: top,
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#ffffff'),
              shot: 'close',
              cast: [actor(nestor, 0.5, 'worried', 'stand', { turn: -0.5 })],
              words: [say('nestor', 'Por que a senhora sempre pergunta?')],
            },
            {
              place: grey,
              cast: [actor(cida, 0.5, 'calm', 'shrug')],
              words: [say('cida', 'Porque ontem eu levei o pão de hoje, e hoje ele é de ontem.')],
            },
          ],
        },
        {
          panels: [
            {
              place: dark,
              shot: 'close',
              width: 0.8,
              cast: [actor(nestor, 0.5, 'surprised')],
              words: [think('nestor', '…')],
            },
            {
              place: bar,
              cast: [actor(nestor, 0.32, 'bored', 'offer'), actor(cida, 0.74, 'sly', 'crossed')],
              words: [say('nestor', 'Leve o de amanhã.'), say('cida', 'Fiado?')],
              front: top,
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
              place: bar,
              cast: [actor(juca, 0.28, 'worried', 'think'), actor(nestor, 0.7, 'calm', 'akimbo')],
              words: [
                caption('A balança'),
                say('juca', 'Essa balança está certa?'),
                say('nestor', 'Certíssima!'),
              ],
              front: top,
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#ffffff'),
              cast: [actor(juca, 0.5, 'angry', 'point')],
              words: [say('juca', 'Um quilo de feijão está dando novecentos gramas!')],
            },
            {
              place: grey,
              shot: 'close',
              cast: [actor(nestor, 0.5, 'sly', 'stand', { turn: -0.5 })],
              words: [say('nestor', 'Então o feijão é que está errado.')],
            },
          ],
        },
        {
          panels: [
            {
              place: layers(plain('#ffffff'), perch(0.5, 1.6)),
              width: 0.8,
              words: [off('Rouba cem! Rouba cem!', [0.5, 0.44])],
            },
            {
              place: layers(bar, perch(0.84, 1)),
              cast: [actor(nestor, 0.38, 'fierce', 'point')],
              words: [
                say('nestor', 'Hoje o almoço é papagaio.'),
                off('Quilo certo! Quilo certo!', [0.84, 0.58]),
              ],
              front: top,
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
              place: barWall,
              cast: [
                actor(cida, 0.2, 'happy', 'cheer'),
                actor(nestor, 0.52, 'laugh', 'cheer'),
                actor(juca, 0.82, 'laugh', 'cheer'),
              ],
              words: [caption('Aniversário'), say('nestor', 'Trinta anos de bar! Rodada por minha conta!')],
              front: top,
            },
          ],
        },
        {
          panels: [
            {
              place: rays('#ffffff', '#999999'),
              cast: [actor(juca, 0.3, 'surprised', 'pray'), actor(cida, 0.72, 'surprised', 'pray')],
              words: [shout('juca', 'De graça?!')],
            },
            {
              place: grey,
              shot: 'close',
              cast: [actor(nestor, 0.5, 'tender', 'stand', { turn: -0.4 })],
              words: [say('nestor', 'De graça.')],
            },
          ],
        },
        {
          panels: [
            { place: barWithBoard, width: 0.9, cast: [actor(nestor, 0.14, 'sly', 'point')] },
            {
              place: sidewalk,
              shot: 'wide',
              cast: [actor(juca, 0.3, 'bored', 'stand', { turn: 0.5 }), actor(cida, 0.7, 'bored', 'crossed')],
              words: [say('juca', 'Amanhã a gente volta.')],
            },
          ],
        },
      ],
      end: 'Fim',
    },
  ],
};
