import { manners } from '../../drawing/manners/manners.ts';
import type { StoryArt } from '../../story-art.ts';
import * as beasts from './beasts.ts';
import * as cast from './cast.ts';
import { bunting, doily, hillside, moonOx, moonrise, noonClock } from './covers.ts';
import { carved, home } from './home.ts';
import { land } from './places.ts';
import * as scenery from './scenery.ts';
import { clock, fair, gallop, street } from './square.ts';
import * as things from './things.ts';
import { grotto, spring } from './wonders.ts';

export const art: StoryArt = {
  manner: manners.cordel,
  cast,
  places: {
    land,
    home,
    carved,
    clock,
    street,
    fair,
    gallop,
    doily,
    noonClock,
    bunting,
    hillside,
    moonOx,
    moonrise,
    grotto,
    spring,
  },
  things: { ...scenery, ...beasts, ...things },
};
