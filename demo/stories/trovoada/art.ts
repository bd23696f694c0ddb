import { drawingStyles } from '../../drawing/styles/drawing-styles.ts';
import type { StoryArt } from '../../story-art.ts';
import { banner } from './banner.ts';
import { drop, market, storm } from './bay.ts';
import * as cast from './cast.ts';
import { church } from './church.ts';
import { pole, roofline, roofs } from './heights.ts';
import * as props from './props.ts';
import { bar, burst, cloudRope, dome, domeWithBottle, kitchen, leak, party, stall } from './rooms.ts';
import { deep, serpentHead, serpentNeck, snakeCity, snakeEye, snakeWall } from './snake.ts';
import { mangoTree, street } from './streets.ts';

export const art: StoryArt = {
  style: drawingStyles.hero,
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
  props: {
    pliers: props.pliers,
    bowl: props.bowl,
    plug: props.plug,
    bucket: props.bucket,
    pan: props.pan,
    mango: props.mango,
    'mango-tree': mangoTree,
    speaker: props.speaker,
    bus: props.bus,
    boat: props.boat,
    puddle: props.puddle,
    'cloud-bottle': props.cloudBottle,
    bolt: props.bolt,
    tile: props.tile,
    'serpent-head': (brush) => serpentHead(brush),
    'serpent-asleep': (brush) => serpentHead(brush, true),
    'serpent-neck': serpentNeck,
    'wire-red': props.wireRed,
    'tool-box': props.toolBox,
    lever: props.lever,
    crack: props.crack,
    fridge: props.fridge,
  },
};
