import { LRUCache } from 'lru-cache';
import type { ImageStore } from './image-store.ts';

const maxImageBytes = 64 * 1024;
/** Enough for five hundred covers, which every visitor loads. */
const maxCacheBytes = 16 * 1024 * 1024;

/** Caches recently used small images in memory. The image with a name never changes, so entries do not expire. */
export function cacheSmallImages(store: ImageStore): ImageStore {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxCacheBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  return {
    ...store,
    async open(name) {
      const bytes = cache.get(name);
      if (bytes) return { bytes: bytes.length, body: async () => bytes };
      const opened = await store.open(name);
      if (!opened || opened.bytes > maxImageBytes) return opened;
      const body = async () => {
        const read = await opened.body();
        if (Buffer.isBuffer(read)) cache.set(name, read);
        return read;
      };
      return { bytes: opened.bytes, body };
    },
    async remove(name) {
      cache.delete(name);
      await store.remove(name);
    },
    async removeAll(hash) {
      for (const name of cache.keys()) if (name.startsWith(hash)) cache.delete(name);
      await store.removeAll(hash);
    },
  };
}
