import { scrollNight } from '../../drawing/styles/scroll-night.ts';
import type { StoryArt } from '../../story-art.ts';
import { cast } from './cast.ts';
import { lighthouse } from './lighthouse.ts';
import { boat, boots, lamp, logbook, microphone, notice, star } from './props.ts';
import { dark, lantern, quarters } from './rooms.ts';
import { flights, spiral, steps } from './stairs.ts';

export const art: StoryArt = {
  style: scrollNight,
  cast,
  places: { dark, flights, lantern, lighthouse, quarters, spiral, steps },
  props: { boat, boots, lamp, logbook, microphone, notice, star },
};
