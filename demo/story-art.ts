import type { DrawingStyle } from './drawing/styles/drawing-style.ts';
import type { Vocabulary } from './places/vocabulary.ts';

/** The drawing style of a story, and the names that its scripts may use in addition to the common places and props. */
export interface StoryArt extends Vocabulary {
  style: DrawingStyle;
}
