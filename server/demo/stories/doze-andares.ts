import { everyone, type Story } from '../demo-issue.ts';
import type { Character } from '../drawing/character.ts';
import { drawFigure } from '../drawing/figure.ts';
import { manners } from '../drawing/manners.ts';
import { type Art, actor, type Held } from '../drawing/scene.ts';
import { ellipse, place, polygon } from '../drawing/svg.ts';
import { caption, footnote, off, say, shout, think } from '../drawing/words.ts';
import { skyline } from '../places/city.ts';
import { facade, openSky } from '../places/facade.ts';
import { counter, room, thingAt } from '../places/interior.ts';
import { layers, rays } from '../places/mood.ts';
import { cat, flower, handset, key, shirt, trombone, wateringCan } from '../places/props.ts';
import { marks } from '../publishers.ts';

const person = (
  id: string,
  skin: string,
  hair: Character['hair'],
  top: string,
  more: Partial<Character> = {},
): Character => ({
  id,
  skin,
  hair,
  clothes: { style: 'tee', top, accent: '#fff3d8', bottom: '#5a4a8a', shoes: '#4a2340', sleeves: 'short' },
  ...more,
});
const lia = person('lia', '#c68650', { style: 'curly', colour: '#7a2f3a' }, '#2fa89a', {
  earrings: '#ffc82e',
});
const tomas = person('tomas', '#7a4a32', { style: 'afro', colour: '#33182a' }, '#ff8a4a', { build: 1.05 });
const amaro = person('amaro', '#e8b48c', { style: 'tuft', colour: '#f4ead4' }, '#6aa86a', {
  moustache: '#f4ead4',
  wrinkles: true,
});
const nair = person('nair', '#a5683f', { style: 'bun', colour: '#8a7a9a' }, '#c8508a', {
  glasses: '#4a2340',
  clothes: {
    style: 'dress',
    top: '#c8508a',
    accent: '#ffe3c4',
    bottom: '#4a2340',
    shoes: '#4a2340',
    sleeves: 'short',
  },
});
const beto = person('beto', '#e0a878', { style: 'spiky', colour: '#5a2f2a' }, '#ffd05a', {
  height: 0.7,
  build: 0.85,
});
const paula = person('paula', '#f0c8a0', { style: 'long', colour: '#b8502e' }, '#8a6ad8');
const rui = person('rui', '#b5763c', { style: 'short', colour: '#33182a' }, '#f4ead4', { beard: '#33182a' });

const wall = facade('#ef8f78', '#8fd0e8', 420);
const sunset = openSky('#ff9a76', '#ffd9a0');
const kitchen = room({ wall: '#7fc8c0', floor: '#f2b25a', things: [['window', 0.5, 0.5, 1.2]] });
const ledge = counter('#f7c9a8', 70);
const stairs =
  (colour: string): Art =>
  (brush, area) => {
    const steps = Array.from({ length: 9 }, (_, index) =>
      polygon([
        [area.width * (index / 8) - 60, area.height - index * 46 - 60],
        [area.width + 80, area.height - index * 46 - 60],
        [area.width + 80, area.height + 10],
        [area.width * (index / 8) - 60, area.height + 10],
      ]),
    );
    return (
      brush.flat(`M-70 0H${area.width + 70}V${area.height}H-70Z`, colour) +
      steps.map((step, index) => brush.inked(step, index % 2 === 0 ? '#f2b25a' : '#e89a4a', 0.6)).join('')
    );
  };
const shortTrombone: Held = (brush) => place(trombone(brush.at(0.62)), 0, 0, 0.62);
const falling = (x: number, y: number, size: number, turn: number): Art =>
  layers(
    (brush, area) =>
      `<g stroke-opacity=".7">${brush.stroke(`M${x * area.width} ${y * area.height - 90 * size}v${-150}M${x * area.width - 26} ${y * area.height - 80 * size}v-90M${x * area.width + 26} ${y * area.height - 80 * size}v-90`, '#fff3d8', 7)}</g>`,
    thingAt(key, x, y, size, turn),
  );

const coverArt: Art = (brush, area, random) =>
  sunset(brush, area, random) +
  brush.flat(ellipse(930, 560, 190), '#fff3d8') +
  place(facade('#e8735a', '#7fc8d8', 520)(brush, { width: 760, height: 1900 }, random), -40, -30) +
  brush.inked('M-40 1310H760V1350H-40Z', '#f7c9a8') +
  drawFigure(brush.manner, lia, { face: 'laugh', pose: 'reach', turn: 0.7 }, { x: 420, y: 980, scale: 2.3 }) +
  brush.inked('M-40 1290H790V1820H-40Z', '#c8508a') +
  brush.flat(
    Array.from({ length: 10 }, (_, index) => `M${index * 80 - 30} 1330h36V1820h-36Z`).join(''),
    '#a83a74',
  ) +
  brush.inked('M-40 1260H800V1320H-40Z', '#f7c9a8') +
  falling(0.78, 0.66, 3, 24)(brush, area, random) +
  drawFigure(
    brush.manner,
    tomas,
    { face: 'surprised', pose: 'cheer', turn: -0.4 },
    { x: 1000, y: 1560, scale: 1.1 },
  );

export const dozeAndares: Story = {
  slug: 'doze-andares',
  title: 'Doze Andares',
  description:
    'No Recife, o interfone quebrou e Lia joga a chave pela janela. Doze andares de vizinhos, na descida e na subida. Para rolar a tela.',
  number: 1,
  series: null,
  publisher: 'bonde-treze',
  genre: 'love',
  parentalRating: 'L',
  releaseDate: '2026-06-12',
  contributors: [
    { name: 'Anita Cavalcanti', role: 'creator' },
    { name: 'Ruy Lopes', role: 'colorist' },
  ],
  availability: everyone,
  readingMode: 'vertical',
  manner: manners.scroll,
  cover: {
    manner: manners.scroll,
    art: coverArt,
    outline: '#4a2340',
    shadow: '#2fa89a',
    title: [
      { text: 'Doze', x: 420, y: 330, width: 640, colour: '#fff3d8', turn: -3 },
      { text: 'Andares', x: 520, y: 590, width: 880, colour: '#ffd05a', turn: -3 },
    ],
    number: { value: 1, x: 130, y: 1640, fill: '#ffd05a', ink: '#4a2340' },
    mark: { art: marks.tram, x: 620, y: 1640 },
  },
  pages: [
    {
      height: 2700,
      rows: [
        {
          height: 1.1,
          panels: [
            {
              place: layers(
                skyline(
                  {
                    sky: ['#ff9a76', '#ffd9a0'],
                    far: '#f08a7c',
                    near: '#b8567a',
                    windows: '#ffe9a8',
                    ground: '#7a3a6a',
                  },
                  0.94,
                ),
              ),
              words: [caption('Recife, cinco e meia da tarde.')],
              sound: { text: 'Doze andares', x: 0.5, y: 0.26, size: 108, colour: '#c8508a', turn: 0 },
            },
          ],
        },
        {
          height: 1.2,
          panels: [
            {
              place: kitchen,
              cast: [actor(lia, 0.46, 'happy', 'phone', { holds: handset })],
              words: [
                off('Lia, cheguei! Estou aqui embaixo.'),
                say('lia', 'O interfone quebrou de novo, Tomás.'),
              ],
            },
          ],
        },
        {
          height: 1.1,
          panels: [
            {
              place: wall,
              cast: [actor(lia, 0.5, 'laugh', 'reach', { holds: key })],
              words: [shout('lia', 'Segura a chave!')],
              front: ledge,
            },
          ],
        },
      ],
    },
    {
      height: 3400,
      rows: [
        {
          panels: [
            {
              place: layers(wall, thingAt(cat, 0.2, 0.955, 1.9), falling(0.64, 0.62, 2.6, 20)),
              words: [caption('Décimo primeiro andar.'), off('Miau?', [0.22, 0.66])],
              front: ledge,
            },
          ],
        },
        {
          height: 1.1,
          panels: [
            {
              place: layers(wall, falling(0.82, 0.5, 1.7, 70)),
              cast: [actor(amaro, 0.4, 'calm', 'offer', { holds: wateringCan })],
              words: [caption('Nono.'), say('amaro', 'Boa tarde, chave.')],
              front: ledge,
            },
          ],
        },
        {
          height: 1.2,
          panels: [
            {
              place: layers(wall, falling(0.5, 0.5, 1.6, 140)),
              cast: [actor(paula, 0.24, 'angry', 'akimbo'), actor(rui, 0.76, 'bored', 'crossed')],
              words: [caption('Sétimo.'), say('paula', 'Você nunca olha para mim!'), say('rui', 'Hã?')],
              front: ledge,
            },
          ],
        },
      ],
    },
    {
      height: 3400,
      rows: [
        {
          panels: [
            {
              place: layers(wall, falling(0.84, 0.5, 1.7, 200)),
              cast: [actor(beto, 0.3, 'fierce', 'offer', { holds: shortTrombone })],
              words: [caption('Quinto. Beto, sete anos, um trombone.')],
              sound: { text: 'FOOOM!', x: 0.72, y: 0.22, size: 104, colour: '#ffd05a', turn: 8 },
              front: ledge,
            },
          ],
        },
        {
          panels: [
            {
              place: layers(
                wall,
                thingAt((brush) => brush.line('M-400 0H400', 1), 0.5, 0.46),
                thingAt(shirt, 0.78, 0.55, 2.2),
                thingAt(key, 0.78, 0.6, 1.4, 30),
              ),
              cast: [actor(nair, 0.3, 'angry', 'akimbo')],
              words: [caption('Terceiro.'), say('nair', 'De novo na minha roupa, Lia?!')],
              front: ledge,
            },
          ],
        },
        {
          height: 1.15,
          panels: [
            {
              place: rays('#ffd9a0', '#ffc88a', 0.5, 0.4, 22),
              cast: [actor(tomas, 0.5, 'laugh', 'cheer', { holds: key })],
              words: [caption('Térreo.'), shout('tomas', 'Peguei!')],
            },
          ],
        },
      ],
    },
    {
      height: 3400,
      rows: [
        {
          height: 0.9,
          panels: [
            {
              place: room({ wall: '#c8a0c8', floor: '#f2b25a' }),
              cast: [actor(tomas, 0.5, 'worried', 'shrug')],
              words: [caption('Elevador em manutenção desde abril.'), think('tomas', 'Doze andares a pé…')],
            },
          ],
        },
        {
          panels: [
            {
              place: stairs('#8fd0c0'),
              cast: [
                actor(nair, 0.72, 'happy', 'offer', { holds: shirt }),
                actor(tomas, 0.24, 'surprised', 'stand'),
              ],
              words: [say('nair', 'Leve para a Lia. Caiu do varal dela.')],
            },
          ],
        },
        {
          panels: [
            {
              place: stairs('#f2a0a0'),
              cast: [actor(tomas, 0.28, 'worried', 'stand'), actor(beto, 0.72, 'happy', 'stand')],
              words: [say('beto', 'Moço, você é o da chave? Ela acertou o meu dó!')],
            },
          ],
        },
        {
          panels: [
            {
              place: stairs('#a8b8e8'),
              cast: [
                actor(paula, 0.3, 'tender', 'stand', { turn: 0.7 }),
                actor(rui, 0.66, 'tender', 'stand', { turn: -0.7 }),
              ],
              words: [off('E vocês dois?'), say('paula', 'A gente olhou para a mesma janela. Fazia tempo.')],
            },
          ],
        },
      ],
    },
    {
      height: 3000,
      rows: [
        {
          panels: [
            {
              place: stairs('#b8d8a0'),
              cast: [
                actor(amaro, 0.28, 'sly', 'offer', { holds: flower }),
                actor(tomas, 0.74, 'surprised', 'pray'),
              ],
              words: [say('amaro', 'Leve esta flor. Diga que a ideia foi sua.')],
            },
          ],
        },
        {
          panels: [
            {
              place: kitchen,
              cast: [
                actor(tomas, 0.28, 'happy', 'offer', { holds: flower }),
                actor(lia, 0.76, 'surprised', 'stand'),
              ],
              words: [say('tomas', 'Só vim devolver o seu livro.'), say('lia', 'Que livro?')],
            },
          ],
        },
        {
          height: 1.1,
          panels: [
            {
              place: rays('#ffb0a0', '#ffa08c', 0.5, 0.6, 20),
              cast: [actor(tomas, 0.28, 'worried', 'shrug'), actor(lia, 0.74, 'laugh', 'stand')],
              words: [
                say('tomas', 'O que ficou lá embaixo, no banco.'),
                footnote('E a chave desceu outra vez.'),
              ],
            },
          ],
        },
      ],
      end: 'Fim',
    },
  ],
};
