import { everyone, type Story } from '../demo-issue.ts';
import { Brush } from '../drawing/brush.ts';
import type { Character } from '../drawing/character.ts';
import { drawFigure } from '../drawing/figure.ts';
import { manners } from '../drawing/manners.ts';
import { type Art, actor } from '../drawing/scene.ts';
import { ellipse, rectangle, star } from '../drawing/svg.ts';
import { caption, footnote, off, say, think } from '../drawing/words.ts';
import { backlands } from '../places/country.ts';
import { counter, room } from '../places/interior.ts';
import { plain, rays } from '../places/mood.ts';
import { cup, lace, scythe } from '../places/props.ts';
import { marks } from '../publishers.ts';

const zefa: Character = {
  id: 'zefa',
  skin: '#d9a070',
  hair: { style: 'bun', colour: '#e8e2d8' },
  wrinkles: true,
  height: 0.86,
  clothes: {
    style: 'dress',
    top: '#c8432e',
    accent: '#f4e2b8',
    bottom: '#000000',
    shoes: '#17110f',
    sleeves: 'short',
  },
};
const death: Character = {
  id: 'morte',
  kind: 'skull',
  skin: '#f8efd8',
  hair: { style: 'hood', colour: '#17110f' },
  height: 1.1,
  clothes: {
    style: 'cloak',
    top: '#17110f',
    accent: '#f4e2b8',
    bottom: '#17110f',
    shoes: '#17110f',
    sleeves: 'long',
  },
};

const home = room({
  wall: '#f4e2b8',
  floor: '#17110f',
  things: [
    ['window', 0.82, 0.42, 0.9],
    ['picture', 0.14, 0.4],
  ],
});
const homeAtNight = room({ wall: '#c8432e', floor: '#17110f', things: [['picture', 0.5, 0.36]] });
const table = counter('#17110f', 60);

const coverArt: Art = (brush, area, random) => {
  const figures = (
    who: Character,
    x: number,
    y: number,
    scale: number,
    turn: number,
    held?: (brush: Brush) => string,
  ): string =>
    drawFigure(
      brush.manner,
      who,
      { face: who === zefa ? 'sly' : 'worried', pose: who === zefa ? 'weave' : 'offer', turn },
      { x, y, scale },
      held,
    );
  const border = Array.from({ length: 24 }, (_, index) =>
    star(50 + index * 48, 1752, [22, 22], [9, 9], 4),
  ).join('');
  return (
    rays('#f3e6c6', '#d9552f', 0.5, 0.56, 22)(new Brush(manners.bright), area, random) +
    `<path d="${ellipse(600, 1010, 430)}" fill="#f3e6c6" stroke="#17110f" stroke-width="12"/>` +
    brush.flat('M-20 1560Q300 1480 620 1540T1220 1520V1820H-20Z', '#17110f') +
    figures(death, 790, 790, 2.35, -0.6, scythe) +
    figures(zefa, 400, 1090, 2.1, 0.6, lace) +
    `<path d="${rectangle(0, 1700, 1200, 100)}" fill="#17110f"/><path d="${border}" fill="#f3e6c6"/>`
  );
};

export const rendeira: Story = {
  slug: 'a-rendeira-e-a-morte',
  title: 'A Rendeira e a Morte',
  description:
    'A Morte bate à porta de Dona Zefa, que só pede uma coisa: terminar a carreira de renda. Cordel em sextilhas, talhado em preto e vermelho.',
  number: 1,
  series: 'cordel-de-meia-lua',
  publisher: 'ipe-amarelo',
  genre: 'fantasy',
  parentalRating: '10',
  releaseDate: '2026-03-06',
  contributors: [
    { name: 'Firmina do Cariri', role: 'writer' },
    { name: 'Mestre Tônico Lua', role: 'penciller' },
  ],
  availability: everyone,
  manner: manners.cordel,
  cover: {
    manner: manners.cordel,
    art: coverArt,
    outline: '#17110f',
    shadow: '#17110f',
    title: [
      { text: 'A Rendeira', x: 520, y: 300, width: 820, colour: '#f3e6c6', turn: -2 },
      { text: 'e a Morte', x: 600, y: 510, width: 720, colour: '#ffb52e', turn: -2 },
    ],
    tagline: { text: 'Cordel de Meia-Lua', x: 520, y: 104, size: 52, colour: '#17110f' },
    number: { value: 1, x: 130, y: 640, fill: '#f3e6c6', ink: '#17110f' },
    mark: { art: marks.ipe, x: 1020, y: 1530 },
    frame: '#17110f',
  },
  pages: [
    {
      rows: [
        {
          height: 1.25,
          panels: [
            {
              place: backlands('day', true),
              words: [
                caption(
                  'Na vila de Pedra Fina,\nbem no meio do sertão,\nmorava Dona Zefinha,\nrendeira de profissão:',
                ),
              ],
            },
          ],
        },
        {
          panels: [
            {
              place: home,
              cast: [actor(zefa, 0.42, 'calm', 'weave', { holds: lace })],
              words: [caption('fazia renda tão fina\nque parecia oração.')],
              front: table,
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
              place: backlands('night', true, 0.8),
              words: [caption('Certa noite, à luz de vela,\na porta se escancarou:')],
            },
          ],
        },
        {
          height: 1.5,
          panels: [
            {
              place: rays('#c8432e', '#17110f', 0.55, 0.5),
              shot: 'wide',
              cast: [actor(death, 0.55, 'calm', 'offer', { holds: scythe, turn: -0.5 })],
              words: [
                caption('era a Morte, de caderno,\nque tossiu e anunciou:'),
                say('morte', 'Dona Zefa, sinto muito, mas a sua hora chegou.'),
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
              place: home,
              cast: [
                actor(zefa, 0.3, 'bored', 'weave', { holds: lace }),
                actor(death, 0.74, 'surprised', 'stand'),
              ],
              words: [caption('Zefa nem ergueu a vista:'), say('zefa', 'Entre e limpe bem o pé.')],
              front: table,
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#c8432e'),
              shot: 'close',
              cast: [actor(zefa, 0.5, 'sly', 'stand', { turn: 0.5 })],
              words: [say('zefa', 'Só me falta esta carreira; enquanto isso, tem café.')],
            },
            {
              place: plain('#f4e2b8'),
              shot: 'close',
              cast: [actor(death, 0.5, 'worried', 'stand', { turn: -0.5 })],
              words: [off('Ninguém parte desta vida com o ponto em marcha a ré.')],
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
              place: homeAtNight,
              cast: [
                actor(death, 0.3, 'happy', 'offer', { holds: cup }),
                actor(zefa, 0.76, 'calm', 'weave', { holds: lace }),
              ],
              words: [
                caption(
                  'A Morte sentou num banco,\nsoprou o café, bebeu.\nE a carreira ia crescendo,\ne a madrugada correu.',
                ),
              ],
              front: table,
            },
          ],
        },
        {
          panels: [
            {
              place: backlands('day', false, 0.5),
              width: 0.8,
              words: [caption('Quando o galo\nabriu o bico…')],
              sound: { text: 'Cocoricó!', x: 0.5, y: 0.62, size: 96, colour: '#f8efd8' },
            },
            {
              place: rays('#f4e2b8', '#c8432e'),
              cast: [actor(death, 0.5, 'worried', 'shrug')],
              words: [say('morte', 'Valha-me! Perdi a hora! Amanhã eu volto, viu?')],
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
              place: home,
              cast: [actor(zefa, 0.5, 'sly', 'weave', { holds: lace })],
              words: [
                caption(
                  'Mas de dia, Zefa, esperta,\npunha-se e desfazia\ncada nó daquela renda\nque de noite ela tecia.',
                ),
              ],
            },
            {
              width: 1.16,
              place: homeAtNight,
              cast: [actor(death, 0.5, 'bored', 'offer', { holds: cup })],
              words: [caption('E a Morte, noite após noite,\nsó café é que bebia.')],
              front: table,
            },
          ],
        },
        {
          height: 1.1,
          panels: [
            {
              place: rays('#17110f', '#c8432e', 0.5, 0.5, 18),
              cast: [actor(death, 0.5, 'happy', 'weave', { holds: lace, turn: 0.3 })],
              words: [
                caption(
                  'Passou um ano, e mais outro; um dia a Morte pegou\nnos bilros, só por enfado, deu um nó, se interessou;',
                ),
                think('morte', 'E não é que isto é bonito?'),
              ],
            },
          ],
        },
      ],
    },
    {
      rows: [
        {
          height: 0.8,
          panels: [
            {
              place: homeAtNight,
              cast: [
                actor(zefa, 0.25, 'fierce', 'point'),
                actor(death, 0.7, 'worried', 'weave', { holds: lace }),
              ],
              words: [say('zefa', 'Aperta o ponto, menina!'), say('morte', 'Assim, Dona Zefa?')],
              front: table,
            },
          ],
        },
        {
          height: 1.3,
          panels: [
            {
              place: backlands('day', true, 0.86),
              cast: [
                actor(zefa, 0.3, 'happy', 'offer', { holds: lace }),
                actor(death, 0.7, 'laugh', 'offer', { holds: lace }),
              ],
              words: [
                caption(
                  'Hoje, quem passa na feira\nencontra, meio escondida,\numa banca com dois nomes\ne a renda mais concorrida:',
                ),
                footnote('“Zefa & Morte, Companhia:\ntrabalho pra toda a vida.”'),
              ],
            },
          ],
        },
      ],
      end: 'Fim',
    },
  ],
};
