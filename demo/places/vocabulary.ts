import type { Character } from '../drawing/character/character.ts';
import type { Art, Prop } from '../drawing/page/scene.ts';

/** A place by its name in a script; what follows the name there are its arguments. */
export type PlaceFactory = (...words: string[]) => Art;

/** All that a script may name. */
export interface Vocabulary {
  cast: Readonly<Record<string, Character>>;
  places: Readonly<Record<string, PlaceFactory>>;
  props: Readonly<Record<string, Prop>>;
}
