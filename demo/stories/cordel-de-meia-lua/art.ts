import { drawingStyles } from '../../drawing/styles/drawing-styles.ts';
import type { StoryArt } from '../../story-art.ts';
import * as beasts from './beasts.ts';
import * as cast from './cast.ts';
import { bunting, doily, hillside, moonOx, moonrise, noonClock } from './covers.ts';
import { carvedBackground, home } from './home.ts';
import { land } from './places.ts';
import * as props from './props.ts';
import * as scenery from './scenery.ts';
import { clock, fair, gallop, street } from './square.ts';
import { grotto, spring } from './wonders.ts';

export const art: StoryArt = {
  style: drawingStyles.cordel,
  cast,
  places: {
    land,
    home,
    carved: carvedBackground,
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
  props: { ...scenery, ...beasts, ...props },
};
