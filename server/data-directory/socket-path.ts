import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Bytes. macOS allows 104 and Linux 108, with the closing null. */
const maxPathLength = 100;

/** A folder under a path that is short enough for the sockets in it. */
export interface ShortFolder {
  path: string;
  /** Closes the descriptor, if any. `path` is invalid afterwards. */
  close(): void;
}

/**
 * Returns a path to the folder that is short enough for this socket. On Linux a long path is replaced by its descriptor
 * under /proc. Returns null if there is no short path, and always on Windows.
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
