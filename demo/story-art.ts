import type { Manner } from './drawing/manners/manner.ts';
import type { Vocabulary } from './places/vocabulary.ts';

/** What the folder of a story brings beside its scripts: its manner, and names on top of the common places and things. */
export interface StoryArt extends Vocabulary {
  manner: Manner;
}
