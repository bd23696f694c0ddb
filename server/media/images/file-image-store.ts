import { access, type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifExists } from '../../errors/error-facts.ts';
import type { ImageStore } from './image-store.ts';

/** Bytes: up to here one reading is faster than a stream with its many small ones. */
const streamedFrom = 1024 * 1024;

/** Images as files in folders by the first letters of their names. Files come by renaming: never half of one. */
export function fileImageStore(folder: string): ImageStore {
  const place = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name);
  const size = async (name: string) => (await ifExists(stat(place(name))))?.size ?? null;
  return {
    size,
    async take(name, file) {
      if ((await size(name)) !== null) return false;
      await mkdir(dirname(place(name)), { recursive: true });
      await rename(file, place(name));
      return true;
    },
    async open(name) {
      const file = await ifExists(open(place(name)));
      if (!file) return null;
      const { size: bytes } = await file.stat();
      const whole = () => readBytes(file, bytes).finally(() => file.close());
      return { bytes, body: async () => (bytes <= streamedFrom ? whole() : file.createReadStream()) };
    },
    async source(name) {
      await access(place(name));
      return place(name);
    },
    remove: (name) => rm(place(name), { force: true }),
  };
}

/** Reads a file of known length. `readFile` would ask for the length again. */
async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  // `allocUnsafe` takes small buffers from shared blocks of 64 KiB: one cached image would keep a whole block.
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, filled);
    if (bytesRead === 0) throw new Error('A stored image became shorter while it was read.');
    filled += bytesRead;
  }
  return bytes;
}
