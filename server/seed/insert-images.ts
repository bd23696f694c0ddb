import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ImageTable } from '../database/tables.ts';
import { paperPlaceholder } from './paper-placeholder.ts';

type NamedImage = Insertable<ImageTable>;

/** The row of an image that is not drawn yet. `paper` is a colour, #rrggbb. */
export const namedImage = (recipe: string, width: number, height: number, paper: string): NamedImage => ({
  hash: randomBytes(32).toString('hex'),
  format: 'png',
  width,
  height,
  bytes: 0,
  placeholder: paperPlaceholder(paper),
  recipe,
});
