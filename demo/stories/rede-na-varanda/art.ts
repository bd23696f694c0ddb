import { scroll } from '../../drawing/manners/scroll.ts';
import type { StoryArt } from '../../story-art.ts';
import { cast } from './cast.ts';
import { loom, piano, porch, rainy, sheet, warm } from './places.ts';
import {
  blouse,
  cups,
  empty,
  envelope,
  fork,
  full,
  hands,
  knot,
  lantern,
  parcel,
  sandals,
  shoes,
  spectacles,
  stain,
  tape,
  thread,
} from './things.ts';

export const art: StoryArt = {
  manner: scroll,
  cast,
  places: { loom, piano, porch, rainy, sheet, warm },
  things: {
    blouse,
    cups,
    empty,
    envelope,
    fork,
    full,
    hands,
    knot,
    lantern,
    parcel,
    sandals,
    shoes,
    spectacles,
    stain,
    tape,
    thread,
  },
};
