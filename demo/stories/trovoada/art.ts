import { manners } from '../../drawing/manners/manners.ts';
import type { StoryArt } from '../../story-art.ts';
import { banner } from './banner.ts';
import { drop, market, storm } from './bay.ts';
import * as cast from './cast.ts';
import { church } from './church.ts';
import { pole, roofline, roofs } from './heights.ts';
import { bar, burst, cloudRope, dome, domeWithBottle, kitchen, leak, party, stall } from './rooms.ts';
import { deep, serpentHead, serpentNeck, snakeCity, snakeEye, snakeWall } from './snake.ts';
import { mangoTree, street } from './streets.ts';
import * as things from './things.ts';

export const art: StoryArt = {
  manner: manners.hero,
  cast,
  places: {
    banner: () => banner,
    street,
    pole,
    market,
    storm,
    drop: () => drop,
    roofline: () => roofline,
    roofs: () => roofs,
    stall,
    leak,
    'cloud-rope': () => cloudRope,
    burst: () => burst,
    bar: () => bar,
    kitchen: () => kitchen,
    party: () => party,
    dome: () => dome,
    'dome-with-bottle': () => domeWithBottle,
    church,
    deep: () => deep,
    'snake-city': () => snakeCity,
    'snake-eye': (open) => snakeEye(open),
    'snake-wall': () => snakeWall,
  },
  things: {
    pliers: things.pliers,
    bowl: things.bowl,
    plug: things.plug,
    bucket: things.bucket,
    pan: things.pan,
    mango: things.mango,
    'mango-tree': mangoTree,
    speaker: things.speaker,
    bus: things.bus,
    boat: things.boat,
    puddle: things.puddle,
    'cloud-bottle': things.cloudBottle,
    bolt: things.bolt,
    tile: things.tile,
    'serpent-head': (brush) => serpentHead(brush),
    'serpent-asleep': (brush) => serpentHead(brush, true),
    'serpent-neck': serpentNeck,
    'wire-red': things.wireRed,
    'tool-box': things.toolBox,
    lever: things.lever,
    crack: things.crack,
    fridge: things.fridge,
  },
};
