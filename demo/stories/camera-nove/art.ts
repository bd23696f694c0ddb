import { manners } from '../../drawing/manners/manners.ts';
import type { StoryArt } from '../../story-art.ts';
import { ademir, chief, deise } from './cast.ts';
import { beam, cable, clock, control, dam, flood, gallery } from './places.ts';
import { screen } from './screen.ts';
import * as things from './things.ts';

export const art: StoryArt = {
  manner: manners['pixel-night'],
  cast: { deise, ademir, chief },
  places: { beam, cable, clock, control, dam, flood, gallery, screen },
  things,
};
