import { createNameDecoder } from '../names/name-decoder.ts';

/** A path that is not valid UTF-8 is a Buffer, because its text would not refer to the file. */
export type ComicPath = string | Buffer;

/** Returns a path as text for display. */
export const decodePath = (path: ComicPath): string =>
  typeof path === 'string' ? path : createNameDecoder([path])(path);

/** Returns the last part of a path as text for display. */
export const decodeFileName = (path: ComicPath): string =>
  decodePath(path)
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .at(-1) ?? '';

export const joinPath = (folder: ComicPath, name: Buffer): Buffer =>
  Buffer.concat([Buffer.from(folder), Buffer.from('/'), name]);

/** Converts a path to text if the text refers to the same file. */
export function toComicPath(path: Buffer): ComicPath {
  const text = path.toString('utf8');
  return Buffer.from(text).equals(path) ? text : path;
}
