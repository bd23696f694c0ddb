import type { Manner } from './drawing/manner.ts';
import type { Vocabulary } from './script/vocabulary.ts';

/** What the folder of a story brings beside its scripts: its manner, and names on top of the common places and things. */
export interface StoryArt extends Vocabulary {
  manner: Manner;
}
