import { manga } from '../../drawing/styles/manga.ts';
import type { StoryArt } from '../../story-art.ts';
import { cast } from './cast.ts';
import { final, moonlight, pairs, sunrise } from './covers.ts';
import { rail } from './crowd.ts';
import { gym } from './gym.ts';
import { kitchen, office } from './indoors.ts';
import { actionLines, blank, burst, dark, gloom, grey, impact, rush, sparkle } from './moods.ts';
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
} from './props.ts';

export const art: StoryArt = {
  style: manga,
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
    speed: actionLines,
    final,
    moonlight,
    pairs,
    sunrise,
  },
  props: {
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
