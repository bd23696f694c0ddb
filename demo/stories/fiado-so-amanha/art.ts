import { strip } from '../../drawing/styles/strip.ts';
import type { StoryArt } from '../../story-art.ts';
import * as cast from './cast.ts';
import { banner, bricks, coverbar, dusk, screenlight, yellow } from './covers.ts';
import { bar, barcrowd, bistro, boardwall, flags, houses, street, streetnight, top, wall } from './places.ts';
import * as props from './props.ts';
import { hole, ledge, works } from './works.ts';

export const art: StoryArt = {
  style: strip,
  cast,
  places: {
    bar: () => bar,
    wall: () => wall,
    top: () => top,
    boardwall: () => boardwall,
    barcrowd: () => barcrowd,
    street: () => street,
    bistro: () => bistro,
    streetnight: () => streetnight,
    houses: () => houses,
    flags: () => flags,
    works: () => works,
    hole: () => hole,
    ledge: () => ledge,
    yellow: () => yellow,
    coverbar: () => coverbar,
    dusk: () => dusk,
    screenlight: () => screenlight,
    bricks: () => bricks,
    banner: () => banner,
  },
  props,
};
