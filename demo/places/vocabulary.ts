import type { Character } from '../drawing/character/character.ts';
import type { Art, Prop } from '../drawing/page/scene.ts';

/** Creates the drawing of a place from the arguments that follow its name in a script. */
export type PlaceFactory = (...words: string[]) => Art;

/** The names that a script may use. */
export interface Vocabulary {
  cast: Readonly<Record<string, Character>>;
  places: Readonly<Record<string, PlaceFactory>>;
  props: Readonly<Record<string, Prop>>;
}
