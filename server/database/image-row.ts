import type { Selectable } from 'kysely';
import type { ImageTable } from './tables.ts';

/** A stored image as the database knows it. */
export type StoredImage = Selectable<ImageTable>;

/** What a client is told of an image before it comes. */
export type ImageRow = Pick<StoredImage, 'hash' | 'width' | 'height' | 'placeholder'>;
