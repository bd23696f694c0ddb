import type { Story } from '../demo-issue.ts';
import { glow } from '../drawing/definitions.ts';
import { drawFigure } from '../drawing/figure.ts';
import { manners } from '../drawing/manners.ts';
import { type Art, actor } from '../drawing/scene.ts';
import { ellipse, place, polygon } from '../drawing/svg.ts';
import { caption, footnote, say, think } from '../drawing/words.ts';
import { thingAt } from '../places/interior.ts';
import { layers, plain, rain, rays } from '../places/mood.ts';
import { caramelDog, umbrella } from '../places/props.ts';
import { marks } from '../publishers.ts';
import { alley, anselmo, desk, iris, office, rooftops, street, wet } from './turno-da-noite-cast.ts';

const coverArt: Art = (brush, area, random) =>
  rays('#0f4f6f', '#0b3a5c', 0.5, 0.62, 20)(brush, area, random) +
  brush.flat(ellipse(600, 1130, 620), glow('#ffd36b')) +
  brush.flat(
    polygon([
      [-20, 1500],
      [1220, 1430],
      [1220, 1820],
      [-20, 1820],
    ]),
    '#0a0618',
  ) +
  brush.flat(
    polygon([
      [690, 1600],
      [820, 1520],
      [1300, 1560],
      [1300, 1640],
    ]),
    '#07040f',
  ) +
  drawFigure(
    brush.manner,
    anselmo,
    { face: 'worried', pose: 'wave', turn: -0.9 },
    { x: 720, y: 950, scale: 2.1 },
    umbrella,
  ) +
  place(caramelDog(brush.at(1.7)), 250, 1590, 1.7) +
  rain('#b9f4ff', 160)(brush, area, random);

const dogAt = (x: number, size: number): Art => thingAt(caramelDog, x, 0.97, size);

export const seguido: Story = {
  slug: 'turno-da-noite-2-o-homem-seguido',
  title: 'Turno da Noite: O Homem Seguido',
  description:
    'Alguém segue o doutor Anselmo, mas, quando ele olha para trás, não há ninguém. Ninguém é a especialidade de Íris Valadão.',
  number: 2,
  series: 'turno-da-noite',
  publisher: 'meia-noite',
  genre: 'crime',
  parentalRating: '12',
  releaseDate: '2026-04-17',
  contributors: [
    { name: 'Solange Abrantes', role: 'creator' },
    { name: 'Téo Nakagawa', role: 'colorist' },
  ],
  availability: { all: false, subscribers: true, price: null },
  manner: manners.noir,
  cover: {
    manner: { ...manners.noir, rim: '#ffd36b' },
    art: coverArt,
    outline: '#07040f',
    shadow: '#ffd36b',
    title: [
      { text: 'Turno', x: 440, y: 270, width: 660, colour: '#ffd36b', turn: -4 },
      { text: 'da Noite', x: 560, y: 500, width: 880, colour: '#ffffff', turn: -4 },
    ],
    tagline: { text: 'O Homem Seguido', x: 600, y: 1750, size: 78, colour: '#ffd36b' },
    number: { value: 2, x: 120, y: 680, fill: '#ff3d81', ink: '#07040f' },
    mark: { art: marks.midnight, x: 1030, y: 1590 },
  },
  pages: [
    {
      rows: [
        {
          height: 0.8,
          panels: [{ place: wet(rooftops), words: [caption('Chovia fino, como quem pede desculpas.')] }],
        },
        {
          panels: [
            {
              place: office,
              cast: [actor(anselmo, 0.28, 'worried', 'pray'), actor(iris, 0.74, 'calm', 'crossed')],
              words: [say('anselmo', 'Estou sendo seguido.'), say('iris', 'Por quem?')],
              front: desk,
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#1f6f8a'),
              shot: 'close',
              cast: [actor(anselmo, 0.5, 'surprised')],
              words: [say('anselmo', 'Olho para trás e não há ninguém!')],
            },
            {
              place: plain('#b0256f'),
              shot: 'close',
              cast: [actor(iris, 0.5, 'sly', 'stand', { turn: -0.5 })],
              words: [say('iris', 'Ninguém é a minha especialidade.')],
            },
          ],
        },
      ],
    },
    {
      rows: [
        {
          height: 1.2,
          panels: [
            {
              place: wet(street),
              shot: 'wide',
              cast: [
                actor(anselmo, 0.7, 'worried', 'wave', { holds: umbrella, turn: 0.7 }),
                actor(iris, 0.24, 'calm', 'stand'),
              ],
              words: [caption('Segui o homem que era seguido.')],
            },
          ],
        },
        {
          panels: [
            {
              place: wet(alley),
              cast: [actor(iris, 0.5, 'bored', 'crossed')],
              words: [caption('Rua Augusta, onze da noite. Atrás dele, nada.')],
            },
            {
              place: plain('#2a1466'),
              shot: 'close',
              cast: [actor(iris, 0.5, 'calm', 'stand', { turn: 0.7 })],
              words: [caption('Quer dizer: nada na altura dos olhos.')],
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
              place: wet(street),
              width: 0.8,
              sound: { text: 'TEC', x: 0.35, y: 0.3, size: 110, colour: '#2fe0e8', turn: -12 },
            },
            {
              place: wet(alley),
              width: 0.8,
              sound: { text: 'TEC, TEC', x: 0.5, y: 0.6, size: 90, colour: '#ffd36b', turn: 6 },
            },
            {
              place: plain('#5a1a7a'),
              shot: 'close',
              cast: [actor(iris, 0.5, 'surprised', 'stand', { turn: 0.3 })],
              words: [think('iris', 'Mais para baixo…')],
            },
          ],
        },
        {
          height: 1.35,
          panels: [
            {
              place: layers(rays('#0f4f6f', '#0b3a5c', 0.5, 0.7), dogAt(0.5, 2.7)),
              words: [caption('Um metro e setenta mais para baixo, para ser exata.')],
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
              place: wet(street),
              cast: [actor(iris, 0.3, 'sly', 'point'), actor(anselmo, 0.74, 'worried', 'shrug')],
              words: [
                say('iris', 'Doutor, o que o senhor fez há três dias?'),
                say('anselmo', 'Nada! Trabalhei, almocei, joguei fora meio pastel…'),
              ],
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#b0256f'),
              shot: 'close',
              cast: [actor(iris, 0.5, 'sly')],
              words: [say('iris', 'Jogou fora?')],
            },
            {
              place: plain('#1f6f8a'),
              shot: 'close',
              cast: [actor(anselmo, 0.5, 'tender', 'stand', { turn: -0.6 })],
              words: [say('anselmo', 'Bom… Dei para um cachorro.')],
            },
          ],
        },
      ],
    },
    {
      rows: [
        {
          height: 1.5,
          panels: [
            {
              place: layers(street, dogAt(0.2, 1.5)),
              cast: [
                actor(anselmo, 0.44, 'surprised', 'shrug', { turn: -0.8 }),
                actor(iris, 0.78, 'happy', 'akimbo'),
              ],
              words: [
                say('iris', 'O senhor não está sendo seguido, doutor.'),
                say('iris', 'Está sendo adotado.'),
              ],
            },
          ],
        },
        {
          panels: [
            {
              place: layers(plain('#e8346e'), dogAt(0.76, 1.5)),
              shot: 'close',
              cast: [actor(anselmo, 0.32, 'tender')],
              words: [say('anselmo', 'Ele vai precisar de um nome.')],
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
              place: layers(office, dogAt(0.8, 1.35)),
              cast: [actor(anselmo, 0.4, 'laugh', 'point')],
              words: [caption('Uma semana depois.'), say('anselmo', 'Pastel, dá a pata para a moça!')],
            },
          ],
        },
        {
          height: 1.2,
          panels: [
            {
              place: wet(layers(alley, dogAt(0.16, 0.9))),
              cast: [actor(iris, 0.62, 'tender', 'stand', { turn: 0.6 })],
              words: [
                caption('Saí na chuva. Atrás de mim, tec, tec, tec: o irmão do Pastel.'),
                footnote('Não olhei para trás. Mas andei devagar, para dar tempo.'),
              ],
            },
          ],
        },
      ],
      end: 'Fim',
    },
  ],
};
