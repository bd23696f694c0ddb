import { scroll } from '../../drawing/styles/scroll.ts';
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
} from './props.ts';

export const art: StoryArt = {
  style: scroll,
  cast,
  places: { loom, piano, porch, rainy, sheet, warm },
  props: {
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
