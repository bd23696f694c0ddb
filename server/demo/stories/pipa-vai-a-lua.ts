import { everyone, type Story } from '../demo-issue.ts';
import type { Character } from '../drawing/character.ts';
import { drawFigure } from '../drawing/figure.ts';
import { manners } from '../drawing/manners.ts';
import { type Art, actor } from '../drawing/scene.ts';
import { ellipse, place, star } from '../drawing/svg.ts';
import { caption, say, shout, think } from '../drawing/words.ts';
import { lagoon, meadow } from '../places/country.ts';
import { thingAt } from '../places/interior.ts';
import { layers, plain, rays } from '../places/mood.ts';
import { bottle, fishbowl, flame, rocket } from '../places/props.ts';
import { marks } from '../publishers.ts';

const pipa: Character = {
  id: 'pipa',
  kind: 'capybara',
  skin: '#b5763c',
  hair: { style: 'none', colour: '#b5763c' },
  height: 0.55,
  build: 0.95,
  clothes: {
    style: 'tee',
    top: '#ff5d6e',
    accent: '#ffe27a',
    bottom: '#2f5fc0',
    shoes: '#ffc82e',
    sleeves: 'short',
  },
};
const astronaut: Character = {
  ...pipa,
  hat: { style: 'helmet', colour: '#ffffff' },
  clothes: {
    style: 'spacesuit',
    top: '#f4f6ff',
    accent: '#c9d2ee',
    bottom: '#f4f6ff',
    shoes: '#ff5d6e',
    sleeves: 'long',
  },
};
const nico: Character = {
  id: 'nico',
  kind: 'capybara',
  skin: '#d29a58',
  hair: { style: 'none', colour: '#d29a58' },
  height: 0.45,
  build: 0.8,
  hat: { style: 'cap', colour: '#2fb38a' },
  clothes: {
    style: 'shirt',
    top: '#4cc9f0',
    accent: '#ffffff',
    bottom: '#6a4ac0',
    shoes: '#ffffff',
    sleeves: 'short',
  },
};
const grandfather: Character = {
  id: 'bentinho',
  kind: 'capybara',
  skin: '#8f6238',
  hair: { style: 'none', colour: '#8f6238' },
  height: 0.75,
  build: 1.2,
  moustache: '#f4ead4',
  hat: { style: 'straw', colour: '#f2d27a' },
  clothes: {
    style: 'shirt',
    top: '#3f8f5a',
    accent: '#f4ead4',
    bottom: '#5a4a3a',
    shoes: '#3a2a1a',
    sleeves: 'short',
  },
};

const day = meadow('#9fe0f7', '#6cc24a');
const space: Art = (brush, area, random) =>
  plain('#241a5c')(brush, area, random) +
  brush.flat(
    Array.from({ length: 40 }, () =>
      star(random.between(0, area.width), random.between(0, area.height), [8, 8], [3, 3], 4),
    ).join(''),
    '#ffe27a',
  );
const moonWater: Art = (brush, area, random) =>
  plain('#2f3f9f')(brush, area, random) +
  brush.flat(ellipse(area.width / 2, area.height * 0.78, area.width * 0.42, area.height * 0.3), '#fff3c4') +
  brush.stroke(
    `M${area.width * 0.06} ${area.height * 0.62}h90M${area.width * 0.8} ${area.height * 0.7}h110M${area.width * 0.1} ${area.height * 0.92}h120`,
    '#8f8fe8',
    9,
  );
const waterLine: Art = (brush, area) =>
  brush.inked(
    `M-70 ${area.height - 70}q40 -36 80 0${'t80 0'.repeat(Math.ceil(area.width / 80) + 2)}V${area.height + 20}H-70Z`,
    '#5a6ad8',
  );

const coverArt: Art = (brush, area, random) =>
  space(brush, area, random) +
  brush.flat(ellipse(860, 860, 560), '#3a2a86') +
  brush.flat(ellipse(860, 860, 420), '#fff3c4') +
  brush.flat(ellipse(700, 760, 70) + ellipse(1000, 1050, 96) + ellipse(980, 700, 46), '#f0d890') +
  brush.flat('M-20 1560Q300 1440 620 1540T1220 1500V1820H-20Z', '#2fb38a') +
  brush.inked('M-20 1640Q300 1540 620 1630T1220 1600V1820H-20Z', '#1f8f6a') +
  place(flame(brush.at(3)), 330, 1300, 3, 16) +
  place(rocket(brush.at(3.4)), 400, 1120, 3.4, 16) +
  drawFigure(
    brush.manner,
    astronaut,
    { face: 'laugh', pose: 'cheer', turn: 0.4 },
    { x: 780, y: 1030, scale: 2.6 },
  ) +
  drawFigure(
    brush.manner,
    nico,
    { face: 'surprised', pose: 'point', turn: -0.5 },
    { x: 900, y: 1560, scale: 1.15 },
  );

export const pipaNaLua: Story = {
  slug: 'pipa-vai-a-lua',
  title: 'Pipa Vai à Lua',
  description:
    'A capivara Pipa descobre que a Lua fica perto: toda noite ela vem beber água no Pantanal. Falta só um foguete.',
  number: 1,
  series: null,
  publisher: 'ipe-amarelo',
  genre: "children's",
  parentalRating: 'L',
  releaseDate: '2026-06-05',
  contributors: [{ name: 'Dulce Arruda', role: 'creator' }],
  availability: everyone,
  manner: manners.bright,
  cover: {
    manner: manners.bright,
    art: coverArt,
    outline: '#1d1420',
    shadow: '#ff5d6e',
    title: [
      { text: 'Pipa Vai', x: 470, y: 320, width: 740, colour: '#ffe27a', turn: -3 },
      { text: 'à Lua', x: 400, y: 560, width: 500, colour: '#ffffff', turn: -3 },
    ],
    number: { value: 1, x: 130, y: 1640, fill: '#ffe27a', ink: '#1d1420' },
    mark: { art: marks.ipe, x: 1030, y: 1640 },
  },
  pages: [
    {
      rows: [
        {
          height: 1.15,
          panels: [
            {
              place: lagoon(0.5),
              cast: [actor(pipa, 0.26, 'happy', 'point'), actor(grandfather, 0.74, 'calm', 'stand')],
              words: [
                say('pipa', 'Vô, a Lua fica longe?'),
                say('bentinho', 'Que nada! Toda noite ela vem beber água aqui.'),
              ],
            },
          ],
        },
        {
          panels: [
            {
              place: plain('#ffd23f'),
              shot: 'close',
              cast: [actor(pipa, 0.5, 'surprised')],
              words: [think('pipa', 'Aqui?!')],
            },
            {
              place: rays('#ff8fa0', '#ff7088', 0.5, 0.6),
              cast: [actor(pipa, 0.5, 'laugh', 'cheer', { turn: -0.3 })],
              words: [shout('pipa', 'Então hoje eu vou lá!')],
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
              place: day,
              cast: [
                actor(pipa, 0.3, 'happy', 'offer', { holds: bottle }),
                actor(nico, 0.76, 'worried', 'think'),
              ],
              words: [
                caption('Na manhã seguinte…'),
                say('pipa', 'Garrafa de guaraná: pronta!'),
                say('nico', 'E capacete?'),
              ],
            },
          ],
        },
        {
          panels: [
            {
              place: day,
              cast: [actor(pipa, 0.42, 'sly', 'offer', { holds: fishbowl })],
              words: [say('pipa', 'O aquário serve.')],
            },
            {
              place: plain('#b7f0dc'),
              shot: 'close',
              cast: [actor(nico, 0.5, 'surprised', 'stand', { turn: -0.5 })],
              words: [say('nico', 'E o peixe?')],
            },
          ],
        },
        {
          height: 0.9,
          panels: [
            {
              place: layers(day, thingAt(fishbowl, 0.78, 0.86, 1.6)),
              cast: [actor(astronaut, 0.34, 'tender', 'point')],
              words: [say('pipa', 'Mudou para uma bacia. Ele disse que é mais arejada.')],
              front: thingAt((brush) => brush.inked('M-90 -20H90L66 40H-66Z', '#ff8a2a'), 0.78, 0.9, 1.4),
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
              place: layers(day, thingAt(rocket, 0.5, 0.8, 1.7)),
              cast: [actor(nico, 0.18, 'worried', 'pray'), actor(astronaut, 0.82, 'fierce', 'akimbo')],
              words: [say('nico', 'Cinco, quatro, três…'), say('pipa', 'E depois do três?')],
            },
          ],
        },
        {
          height: 1.5,
          panels: [
            {
              place: layers(
                rays('#9fe0f7', '#c8f0ff', 0.5, 0.4, 18),
                thingAt(flame, 0.5, 0.62, 3),
                thingAt(rocket, 0.5, 0.46, 2.6),
              ),
              cast: [actor(nico, 0.16, 'shout', 'cheer', { size: 0.6 })],
              words: [shout('nico', 'Agora!')],
              sound: { text: 'FSSSSHHH!', x: 0.68, y: 0.84, size: 150, colour: '#ff8a2a', turn: -8 },
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
              place: layers(space, thingAt(flame, 0.64, 0.74, 2, 30), thingAt(rocket, 0.72, 0.56, 2, 30)),
              cast: [actor(astronaut, 0.28, 'laugh', 'cheer', { lift: 0.2 })],
              words: [say('pipa', 'Estou voando!')],
            },
          ],
        },
        {
          panels: [
            {
              place: space,
              shot: 'close',
              cast: [actor(astronaut, 0.5, 'worried', 'stand', { turn: 0.2 })],
              words: [say('pipa', 'Estou… parando.')],
            },
            {
              place: layers(rays('#241a5c', '#33288a', 0.5, 0.9, 20), thingAt(rocket, 0.78, 0.4, 1, 160)),
              cast: [actor(astronaut, 0.42, 'shout', 'cheer', { turn: 0.3, lift: 0.1 })],
              words: [shout('pipa', 'Estou caindo!')],
            },
          ],
        },
      ],
    },
    {
      rows: [
        {
          height: 0.9,
          panels: [
            {
              place: lagoon(0.5, 0.5),
              sound: { text: 'TCHIBUM!', x: 0.5, y: 0.62, size: 190, colour: '#4cc9f0', turn: -6 },
            },
          ],
        },
        {
          height: 1.2,
          panels: [
            {
              place: moonWater,
              cast: [actor(astronaut, 0.5, 'surprised', 'shrug', { turn: 0.3 })],
              words: [say('pipa', 'Nico! Cheguei!'), say('pipa', 'A Lua é molhada!')],
              front: waterLine,
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
              place: moonWater,
              cast: [actor(grandfather, 0.3, 'laugh', 'akimbo'), actor(nico, 0.74, 'happy', 'stand')],
              words: [say('bentinho', 'Eu não disse que era perto?'), say('nico', 'E a gravidade?')],
              front: waterLine,
            },
          ],
        },
        {
          height: 1.1,
          panels: [
            {
              place: layers(lagoon(0.5, 0.6)),
              cast: [
                actor(nico, 0.18, 'laugh', 'cheer'),
                actor(astronaut, 0.5, 'tender', 'shrug', { turn: 0.3 }),
                actor(grandfather, 0.82, 'tender', 'stand'),
              ],
              words: [say('pipa', 'Na Lua, todo mundo boia.')],
              front: waterLine,
            },
          ],
        },
      ],
      end: 'Fim',
    },
  ],
};
