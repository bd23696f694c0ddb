import { createNameDecoder } from '../names/name-decoder.ts';

/** A path whose bytes are no UTF-8 is a Buffer: as text it would lead nowhere. */
export type ComicPath = string | Buffer;

/** For people. */
export const textOf = (path: ComicPath): string =>
  typeof path === 'string' ? path : createNameDecoder([path])(path);

/** The last part of a path, for people. */
export const nameOf = (path: ComicPath): string =>
  textOf(path)
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .at(-1) ?? '';

export const joinPath = (folder: ComicPath, name: Buffer): Buffer =>
  Buffer.concat([Buffer.from(folder), Buffer.from('/'), name]);

/** As text where that leads to the same file. */
export function comicPath(path: Buffer): ComicPath {
  const text = path.toString('utf8');
  return Buffer.from(text).equals(path) ? text : path;
}
