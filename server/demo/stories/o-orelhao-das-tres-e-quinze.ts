import { everyone, type Story } from '../demo-issue.ts';
import type { Brush } from '../drawing/brush.ts';
import { glow } from '../drawing/definitions.ts';
import { drawFigure } from '../drawing/figure.ts';
import { manners } from '../drawing/manners.ts';
import { type Art, actor } from '../drawing/scene.ts';
import { ellipse, place, polygon, rectangle } from '../drawing/svg.ts';
import { caption, footnote, off, say, think, whisper } from '../drawing/words.ts';
import { night, skyline } from '../places/city.ts';
import { thingAt } from '../places/interior.ts';
import { layers, plain, rays } from '../places/mood.ts';
import { cup, handset, phoneBooth, pizza } from '../places/props.ts';
import { marks } from '../publishers.ts';
import { alley, desk, iris, office, osvaldo, rooftops, street } from './turno-da-noite-cast.ts';

const viaduct = (brush: Brush): string =>
  brush.flat('M-20 640L1220 470V560L-20 760Z', '#0a0618') +
  brush.flat('M-20 628L1220 462V470L-20 642Z', '#ff8a4a') +
  brush.flat(`${rectangle(120, 720, 70, 900)}${rectangle(1010, 560, 80, 1060)}`, '#0a0618');

const coverArt: Art = (brush, area, random) =>
  skyline({ ...night, sky: ['#1a0b4a', '#ff4f7b'] }, 0.84)(brush, area, random) +
  viaduct(brush) +
  brush.flat(
    polygon([
      [560, 620],
      [800, 620],
      [1240, 1700],
      [120, 1700],
    ]),
    '#ffd36b',
    0.14,
  ) +
  brush.flat(ellipse(830, 980, 420), glow('#2fe0e8')) +
  place(phoneBooth(brush.at(3)), 850, 1600, 3) +
  drawFigure(
    brush.manner,
    iris,
    { face: 'sly', pose: 'akimbo', turn: 0.8 },
    { x: 390, y: 930, scale: 2.35 },
  ) +
  brush.flat('M-20 1600H1220V1820H-20Z', '#0a0618') +
  brush.flat(ellipse(850, 1660, 300, 22), '#2fe0e8', 0.35) +
  brush.flat(ellipse(390, 1650, 200, 16), '#ff3d81', 0.4);

const booth = (place: Art, x = 0.72, size = 1.7): Art => layers(place, thingAt(phoneBooth, x, 0.95, size));

export const orelhao: Story = {
  slug: 'turno-da-noite-1-o-orelhao-das-tres-e-quinze',
  title: 'Turno da Noite: O Orelhão das Três e Quinze',
  description:
    'Um orelhão desligado há dez anos toca toda madrugada no centro de São Paulo. A detetive Íris Valadão atende.',
  number: 1,
  series: 'turno-da-noite',
  publisher: 'meia-noite',
  genre: 'crime',
  parentalRating: '12',
  releaseDate: '2026-02-13',
  contributors: [
    { name: 'Solange Abrantes', role: 'creator' },
    { name: 'Téo Nakagawa', role: 'colorist' },
  ],
  availability: everyone,
  manner: manners.noir,
  cover: {
    manner: manners.noir,
    art: coverArt,
    outline: '#0a0618',
    shadow: '#ff3d81',
    title: [
      { text: 'Turno', x: 440, y: 270, width: 660, colour: '#fff0c4', turn: -4 },
      { text: 'da Noite', x: 560, y: 500, width: 880, colour: '#2fe0e8', turn: -4 },
    ],
    tagline: { text: 'O Orelhão das Três e Quinze', x: 600, y: 1740, size: 70, colour: '#fff0c4' },
    number: { value: 1, x: 120, y: 1480, fill: '#ffd36b', ink: '#0a0618' },
    mark: { art: marks.midnight, x: 1030, y: 1450 },
  },
  pages: [
    {
      rows: [
        {
          height: 1.1,
          panels: [
            {
              place: rooftops,
              words: [caption('São Paulo, três da manhã.'), caption('A cidade não dorme: cochila em pé.')],
            },
          ],
        },
        {
          panels: [
            {
              place: street,
              shot: 'medium',
              cast: [actor(iris, 0.5, 'calm', 'akimbo')],
              words: [
                caption('Meu nome é Íris Valadão. Detetive particular.'),
                footnote('Muito particular: quase ninguém me procura.'),
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
              place: office,
              cast: [actor(osvaldo, 0.28, 'worried', 'pray'), actor(iris, 0.74, 'bored', 'think')],
              words: [
                say('osvaldo', 'Tem um orelhão na minha rua, desligado há dez anos.'),
                say('iris', 'E daí?'),
              ],
              front: desk,
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#b0256f'),
              shot: 'close',
              cast: [actor(osvaldo, 0.5, 'surprised', 'stand', { turn: 0.4 })],
              words: [say('osvaldo', 'E daí que toda noite, às três e quinze, ele toca!')],
            },
            {
              place: plain('#1f6f8a'),
              shot: 'close',
              cast: [actor(iris, 0.5, 'sly', 'stand', { turn: -0.4 })],
              words: [think('iris', 'Enfim, um cliente que não é meu senhorio.')],
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
              place: booth(alley),
              shot: 'wide',
              cast: [actor(iris, 0.26, 'sleepy', 'offer', { holds: cup })],
              words: [caption('Três e catorze. O café estava frio; a rua, mais ainda.')],
            },
          ],
        },
        {
          panels: [
            {
              place: booth(street, 0.5, 2),
              width: 1.2,
              sound: { text: 'TRIIIM!', x: 0.5, y: 0.2, size: 120, colour: '#ffd36b' },
            },
            {
              place: plain('#5a1a7a'),
              shot: 'close',
              cast: [actor(iris, 0.5, 'surprised')],
              words: [caption('O fio estava cortado.'), footnote('O telefone não sabia.')],
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
              place: booth(street, 0.8, 1.9),
              cast: [actor(iris, 0.36, 'calm', 'phone', { holds: handset })],
              words: [
                say('iris', 'Alô?'),
                off('Boa noite, moça! Uma pizza grande, metade calabresa, metade portuguesa.'),
              ],
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#1f6f8a'),
              shot: 'close',
              cast: [actor(iris, 0.5, 'worried', 'phone', { holds: handset })],
              words: [say('iris', 'Minha senhora… que dia é hoje, aí?')],
            },
            {
              place: plain('#2a1466'),
              shot: 'close',
              cast: [actor(iris, 0.5, 'surprised', 'phone', { holds: handset })],
              words: [off('Ora, sexta-feira! Vinte de maio de 1994!')],
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
              place: street,
              cast: [actor(iris, 0.5, 'calm', 'phone', { holds: handset })],
              words: [off('É Rua das Palmeiras, 94. Aniversário do meu neto, o Vadinho!')],
            },
            {
              place: plain('#b0256f'),
              shot: 'close',
              cast: [actor(iris, 0.5, 'worried', 'stand', { turn: 0.7 })],
              words: [say('iris', 'Seu Osvaldo… onde o senhor morava em 1994?')],
            },
          ],
        },
        {
          panels: [
            {
              place: alley,
              cast: [actor(osvaldo, 0.5, 'sad', 'stand')],
              words: [
                say('osvaldo', 'Com a minha avó. Rua das Palmeiras…'),
                whisper('osvaldo', 'Noventa e quatro.'),
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
              place: booth(alley, 0.74, 1.05),
              cast: [actor(osvaldo, 0.4, 'cry', 'phone', { holds: handset })],
              words: [say('osvaldo', 'Vó?'), off('Vadinho! Está demorando essa pizza, meu filho?')],
            },
          ],
        },
        {
          height: 0.9,
          panels: [
            {
              place: rays('#e8346e', '#d42a62', 0.5, 0.6),
              shot: 'close',
              cast: [actor(osvaldo, 0.5, 'tender', 'phone', { holds: handset })],
              words: [say('osvaldo', 'Está não, vó. Já está chegando.')],
            },
          ],
        },
        {
          height: 1.1,
          panels: [
            {
              place: street,
              cast: [actor(iris, 0.46, 'happy', 'offer', { holds: pizza })],
              words: [caption('Não cobrei pelo caso.'), footnote('Cobrei uma fatia.')],
            },
          ],
        },
      ],
      end: 'Fim',
    },
  ],
};
