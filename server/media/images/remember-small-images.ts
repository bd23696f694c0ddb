import { LRUCache } from 'lru-cache';
import type { ImageStore } from './image-store.ts';

/** Bytes of one image, and of all together: five hundred covers, which every visitor asks for. */
const small = 64 * 1024;
const together = 16 * 1024 * 1024;

/** Keeps the small images that were asked for last in memory. Names never change their meaning, so nothing ages. */
export function rememberSmallImages(store: ImageStore): ImageStore {
  const remembered = new LRUCache<string, Buffer>({
    maxSize: together,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  return {
    ...store,
    async open(name) {
      const bytes = remembered.get(name);
      if (bytes) return { bytes: bytes.length, body: async () => bytes };
      const opened = await store.open(name);
      if (!opened || opened.bytes > small) return opened;
      const body = async () => {
        const read = await opened.body();
        if (Buffer.isBuffer(read)) remembered.set(name, read);
        return read;
      };
      return { bytes: opened.bytes, body };
    },
    async remove(name) {
      remembered.delete(name);
      await store.remove(name);
    },
  };
}
