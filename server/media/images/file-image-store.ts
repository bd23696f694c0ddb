import { access, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nullIfMissing } from '../../errors/error-facts.ts';
import type { ImageStore } from './image-store.ts';

/** For smaller files, a single read is faster than a stream with many small reads. */
const maxSingleReadBytes = 1024 * 1024;

/** Stores images as files, in folders named by the first characters of the hash. Files are added by renaming, so they are always complete. */
export function createFileImageStore(folder: string): ImageStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name);
  const sizeOf = async (name: string) => (await nullIfMissing(stat(pathOf(name))))?.size ?? null;
  return {
    sizeOf: sizeOf,
    async addFile(name, file) {
      if ((await sizeOf(name)) !== null) return false;
      await mkdir(dirname(pathOf(name)), { recursive: true });
      await rename(file, pathOf(name));
      return true;
    },
    async open(name) {
      const file = await nullIfMissing(open(pathOf(name)));
      if (!file) return null;
      const { size: bytes } = await file.stat();
      const readAll = () => readBytes(file, bytes).finally(() => file.close());
      return { bytes, body: async () => (bytes <= maxSingleReadBytes ? readAll() : file.createReadStream()) };
    },
    async sourceOf(name) {
      await access(pathOf(name));
      return pathOf(name);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeAll(hash) {
      const names = (await nullIfMissing(readdir(dirname(pathOf(hash))))) ?? [];
      for (const name of names.filter((each) => each.startsWith(hash)))
        await rm(pathOf(name), { force: true });
    },
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
