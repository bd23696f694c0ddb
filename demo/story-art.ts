import type { DrawingStyle } from './drawing/styles/drawing-style.ts';
import type { Vocabulary } from './places/vocabulary.ts';

/** What the folder of a story brings beside its scripts: its manner, and names on top of the common places and things. */
export interface StoryArt extends Vocabulary {
  style: DrawingStyle;
}
