import { manga } from '../../drawing/styles/manga.ts';
import type { StoryArt } from '../../story-art.ts';
import { blank, dark, gloom, grey } from '../peteca-fatal/moods.ts';
import { carriage, glass } from './carriage.ts';
import { cast } from './cast.ts';
import { evening } from './evening.ts';
import { bundle, carriageSide, carriageSill, flags, suitcase, sweet, sweets, telephone } from './props.ts';
import { dial, parlour, platform, viaduct } from './station.ts';

export const art: StoryArt = {
  style: manga,
  cast,
  places: { blank, dark, gloom, grey, carriage, dial, evening, glass, parlour, platform, viaduct },
  props: {
    bundle,
    flags,
    suitcase,
    sweet,
    sweets,
    telephone,
    'carriage-side': carriageSide,
    'carriage-sill': carriageSill,
  },
};
