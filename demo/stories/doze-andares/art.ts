import { scroll } from '../../drawing/styles/scroll.ts';
import type { StoryArt } from '../../story-art.ts';
import { opening, sill, tower } from './building.ts';
import { cast } from './cast.ts';
import { dusk, wideNight } from './covers.ts';
import { dark, lift, shaft, stairs } from './inside.ts';
import {
  balcony,
  box,
  candle,
  eyes,
  falling,
  guava,
  key,
  newspaper,
  radio,
  ribbon,
  scissors,
  shortTrombone,
  smallCat,
  torch,
} from './props.ts';
import { recife, terrace } from './recife.ts';

export const art: StoryArt = {
  style: scroll,
  cast,
  places: { dark, lift, opening, recife, shaft, sill, stairs, terrace, tower, dusk, 'wide-night': wideNight },
  props: {
    balcony,
    box,
    candle,
    eyes,
    falling,
    guava,
    key,
    newspaper,
    radio,
    ribbon,
    scissors,
    torch,
    'short-trombone': shortTrombone,
    'small-cat': smallCat,
  },
};
