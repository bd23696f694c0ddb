import { drawingStyles } from '../../drawing/styles/drawing-styles.ts';
import type { StoryArt } from '../../story-art.ts';
import { invitation } from './banner.ts';
import { digit, power, score, slotsOf } from './bars.ts';
import { dalva, dito, dragon, ghost, golem, guara, robot, tiana, tim } from './cast.ts';
import { chasm, corridor, hall, station } from './dungeon.ts';
import { bakery, door, mound, pasture, porch, twistedTree } from './outside.ts';
import * as props from './props.ts';
import { claw, clutter, mouth, seeds, sprouts, timecard, windows } from './scenes.ts';

export const art: StoryArt = {
  style: drawingStyles.pixel,
  cast: { dalva, tiana, guara, golem, dragon, robot, tim, dito, ghost },
  places: {
    pasture,
    invitation,
    door,
    porch,
    bakery,
    corridor,
    hall,
    chasm,
    station,
    mouth,
    seeds,
    sprouts,
    clutter,
    windows,
    timecard,
    claw,
    score,
    power,
    digit,
    inventory: slotsOf(props),
  },
  props: { ...props, mound, twistedTree },
};
