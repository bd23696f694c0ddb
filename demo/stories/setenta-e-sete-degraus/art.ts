import { scrollNight } from '../../drawing/manners/scroll-night.ts';
import type { StoryArt } from '../../story-art.ts';
import { cast } from './cast.ts';
import { lighthouse } from './lighthouse.ts';
import { dark, lantern, quarters } from './rooms.ts';
import { flights, spiral, steps } from './stairs.ts';
import { boat, boots, lamp, logbook, microphone, notice, star } from './things.ts';

export const art: StoryArt = {
  manner: scrollNight,
  cast,
  places: { dark, flights, lantern, lighthouse, quarters, spiral, steps },
  things: { boat, boots, lamp, logbook, microphone, notice, star },
};
