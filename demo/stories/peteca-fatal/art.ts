import { manga } from '../../drawing/manners/manga.ts';
import type { StoryArt } from '../../story-art.ts';
import { cast } from './cast.ts';
import { final, moonlight, pairs, sunrise } from './covers.ts';
import { rail } from './crowd.ts';
import { gym } from './gym.ts';
import { kitchen, office } from './indoors.ts';
import { blank, burst, dark, gloom, grey, impact, rush, sparkle, speed } from './moods.ts';
import { hills, slope, yard } from './outdoors.ts';
import {
  broom,
  buns,
  bus,
  comet,
  drop,
  note,
  photograph,
  pot,
  question,
  rulebook,
  shuttle,
  sneaker,
  steam,
  timer,
} from './things.ts';

export const art: StoryArt = {
  manner: manga,
  cast,
  places: {
    gym,
    rail: () => rail,
    hills,
    kitchen,
    office,
    slope,
    yard,
    blank,
    burst,
    dark,
    gloom,
    grey,
    impact,
    rush,
    sparkle,
    speed,
    final,
    moonlight,
    pairs,
    sunrise,
  },
  things: {
    broom,
    buns,
    bus,
    comet,
    drop,
    note,
    photograph,
    pot,
    question,
    rulebook,
    shuttle,
    sneaker,
    steam,
    timer,
  },
};
