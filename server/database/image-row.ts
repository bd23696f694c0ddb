import type { Selectable } from 'kysely';
import type { ImageTable } from './tables.ts';

export type StoredImage = Selectable<ImageTable>;

/** The facts about an image that clients receive before they load it. */
export type ImageRow = Pick<StoredImage, 'hash' | 'width' | 'height' | 'placeholder'>;
