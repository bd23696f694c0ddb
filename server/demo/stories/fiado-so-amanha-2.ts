import type { Story } from '../demo-issue.ts';
import { drawFigure } from '../drawing/figure.ts';
import { manners } from '../drawing/manners.ts';
import { type Art, actor } from '../drawing/scene.ts';
import { place } from '../drawing/svg.ts';
import { caption, off, say } from '../drawing/words.ts';
import { skyline, wavyPavement } from '../places/city.ts';
import { dotted, layers, plain, rain } from '../places/mood.ts';
import { cup, parrot } from '../places/props.ts';
import { marks } from '../publishers.ts';
import {
  bar,
  barWall,
  barWithBoard,
  cida,
  dark,
  grey,
  inspector,
  juca,
  nestor,
  perch,
  sidewalk,
  top,
} from './fiado-cast.ts';

const coverArt: Art = (brush, area, random) =>
  skyline(
    { sky: ['#ff7a59', '#ffd9a0'], far: '#f2a07a', near: '#c8553a', windows: '#ffe9a8', ground: '#f7f1e3' },
    0.8,
  )(brush, area, random) +
  wavyPavement('#f7f1e3', '#1d1420', 0.86)(brush, area, random) +
  drawFigure(
    brush.manner,
    { ...nestor, skin: '#f0c8a0', clothes: { ...nestor.clothes, top: '#2f6fe0' } },
    { face: 'shout', pose: 'reach', turn: 0.6 },
    { x: 430, y: 930, scale: 2.4 },
  ) +
  brush.inked('M888 1190H912V1640H888Z', '#8a5a34') +
  place(parrot(brush.at(3)), 900, 1190, 3);

export const fiado2: Story = {
  slug: 'fiado-so-amanha-2',
  title: 'Fiado Só Amanhã: Concorrência',
  description: 'Abriram um bistrô do outro lado da rua. O Bar do Nestor responde à altura: com o mesmo café.',
  number: 2,
  series: 'fiado-so-amanha',
  publisher: 'bonde-treze',
  genre: 'comedy',
  parentalRating: 'L',
  releaseDate: '2026-05-15',
  contributors: [{ name: 'Waldir Botelho', role: 'creator' }],
  availability: { all: false, subscribers: false, price: 790 },
  manner: manners.strip,
  cover: {
    manner: manners.bright,
    art: coverArt,
    outline: '#1d1420',
    shadow: '#1f8f8a',
    title: [
      { text: 'Fiado', x: 470, y: 320, width: 700, colour: '#ffffff', turn: -3 },
      { text: 'Só Amanhã', x: 600, y: 560, width: 1000, colour: '#ffe14a', turn: -3 },
    ],
    tagline: { text: 'Concorrência', x: 905, y: 660, size: 72, colour: '#1d1420' },
    number: { value: 2, x: 130, y: 690, fill: '#ffffff', ink: '#1d1420' },
    mark: { art: marks.tram, x: 1030, y: 1630 },
  },
  pages: [
    {
      rows: [
        {
          panels: [
            {
              place: bar,
              cast: [actor(inspector, 0.26, 'fierce', 'point'), actor(nestor, 0.72, 'worried', 'pray')],
              words: [
                caption('Fiscalização'),
                say('fiscal', 'Algum animal na cozinha?'),
                say('nestor', 'Nenhum, doutor!'),
              ],
              front: top,
            },
          ],
        },
        {
          panels: [
            { place: layers(plain('#ffffff'), perch(0.5, 1.7)), words: [off('Miau.', [0.5, 0.41])] },
            {
              place: grey,
              shot: 'close',
              cast: [actor(inspector, 0.5, 'angry')],
              words: [say('fiscal', 'Isso foi um gato?')],
            },
          ],
        },
        {
          panels: [
            {
              place: layers(barWall, perch(0.86, 1.1)),
              cast: [actor(inspector, 0.22, 'surprised', 'think'), actor(nestor, 0.56, 'sly', 'shrug')],
              words: [
                say('nestor', 'É o papagaio, doutor. Está estudando línguas.'),
                off('Au, au.', [0.86, 0.56]),
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
              place: bar,
              cast: [actor(cida, 0.28, 'happy', 'akimbo'), actor(nestor, 0.72, 'calm', 'crossed')],
              words: [
                caption('A dieta'),
                say('cida', 'Cortei o açúcar, o sal e a fritura.'),
                say('nestor', 'Parabéns!'),
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
              cast: [actor(nestor, 0.5, 'happy', 'stand', { turn: -0.5 })],
              words: [say('nestor', 'E o que vai ser?')],
            },
            {
              place: grey,
              shot: 'close',
              cast: [actor(cida, 0.5, 'sly')],
              words: [say('cida', 'Um pastel de carne.')],
            },
          ],
        },
        {
          panels: [
            {
              place: barWall,
              cast: [actor(nestor, 0.28, 'surprised', 'shrug'), actor(cida, 0.72, 'tender', 'think')],
              words: [say('nestor', 'E a fritura?'), say('cida', 'Eu cortei. Mas ela veio atrás.')],
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
              place: layers(sidewalk, rain('#111111', 60)),
              cast: [actor(juca, 0.5, 'worried', 'pray')],
              words: [caption('Chuva'), say('juca', 'Seu Nestor, empresta o guarda-chuva?')],
            },
          ],
        },
        {
          panels: [
            {
              place: bar,
              cast: [actor(nestor, 0.5, 'sly', 'crossed')],
              words: [say('nestor', 'Empresto. Devolve quando?')],
              front: top,
            },
            {
              place: layers(dark, rain('#ffffff', 40)),
              shot: 'close',
              cast: [actor(juca, 0.5, 'happy', 'stand', { turn: -0.5 })],
              words: [say('juca', 'Quando parar de chover.')],
            },
          ],
        },
        {
          panels: [
            {
              place: layers(sidewalk, rain('#111111', 60)),
              cast: [actor(nestor, 0.28, 'bored', 'offer'), actor(juca, 0.74, 'surprised', 'stand')],
              words: [
                say('nestor', 'No Rio? Em janeiro?'),
                say('nestor', 'Então não é empréstimo: é venda.'),
              ],
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
              cast: [actor(cida, 0.26, 'sly', 'point'), actor(nestor, 0.7, 'angry', 'crossed')],
              words: [
                caption('O bistrô'),
                say('cida', 'O bistrô tem guardanapo de pano.'),
                say('nestor', 'Luxo!'),
              ],
              front: top,
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#ffffff'),
              cast: [actor(juca, 0.5, 'happy', 'think')],
              words: [say('juca', 'E o café vem com biscoitinho.')],
            },
            {
              place: grey,
              cast: [actor(nestor, 0.5, 'fierce', 'offer', { holds: cup })],
              words: [say('nestor', 'Tome: café com biscoito!')],
              front: top,
            },
          ],
        },
        {
          panels: [
            {
              place: barWall,
              cast: [actor(juca, 0.26, 'shout', 'shrug'), actor(nestor, 0.72, 'sly', 'akimbo')],
              words: [
                say('juca', 'Este biscoito é de 2019!'),
                say('nestor', 'Envelhecido. Bistrô nenhum tem.'),
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
              place: layers(dark, perch(0.8, 1.2)),
              cast: [actor(nestor, 0.4, 'sad', 'think')],
              words: [
                caption('Hora de fechar'),
                say('nestor', 'Trinta anos atrás deste balcão, e ninguém paga.'),
              ],
              front: top,
            },
          ],
        },
        {
          panels: [
            {
              place: layers(dotted(4), perch(0.5, 1.6)),
              words: [off('Fecha o bar! Fecha o bar!', [0.5, 0.44])],
            },
            {
              place: plain('#ffffff'),
              shot: 'close',
              cast: [actor(nestor, 0.5, 'worried', 'stand', { turn: -0.5 })],
              words: [say('nestor', 'E amanhã, Fiscal?')],
            },
          ],
        },
        {
          panels: [
            {
              place: layers(barWithBoard, perch(0.84, 1.1)),
              cast: [actor(nestor, 0.2, 'tender', 'akimbo')],
              words: [off('Amanhã abre! Amanhã abre!', [0.84, 0.56])],
              front: top,
            },
          ],
        },
      ],
      end: 'Fim',
    },
  ],
};
