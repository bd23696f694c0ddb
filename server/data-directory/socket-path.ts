import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Bytes. macOS allows 104 and Linux 108, with the closing null. */
const maxPathLength = 100;

/** A folder under a path that is short enough for the sockets in it. */
export interface ShortFolder {
  path: string;
  /** Ends the validity of `path`. */
  close(): void;
}

/**
 * A path of an existing folder that leaves room for a socket of the given name. On Linux a folder of any length has
 * one: its open file descriptor under /proc. Null where there is none; Windows has no sockets in folders.
 */
export function openShortFolder(
  folder: string,
  socketName: string,
  platform = process.platform,
): ShortFolder | null {
  if (platform === 'win32') return null;
  const path = resolve(folder);
  if (Buffer.byteLength(join(path, socketName)) <= maxPathLength) return { path, close: () => {} };
  if (platform !== 'linux') return null;
  const descriptor = openSync(path, 'r');
  return { path: `/proc/self/fd/${descriptor}`, close: () => closeSync(descriptor) };
}
