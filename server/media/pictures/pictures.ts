import { LRUCache } from 'lru-cache';
import type { StoredImage } from '../../database/image-row.ts';
import { type ImageStore, type OpenedImage, openedBytes } from '../images/image-store.ts';
import type { StagingFolder } from '../images/staging-folder.ts';
import { singleFlight } from '../single-flight.ts';
import type { WorkQueue } from '../work-queue.ts';
import { acceptedFormats } from './accepted-formats.ts';
import type { EncodePicture } from './encode-picture.ts';
import { makeVariant } from './make-variant.ts';
import { isStoredAvif, type Variant, variantName, variantsFor } from './variants.ts';

/** An image variant that is ready to be sent. */
export interface ServedPicture {
  contentType: string;
  /** A strong ETag. */
  etag: string;
  /** Null if the file was deleted since it was chosen. */
  open(): Promise<OpenedImage | null>;
}

export interface Pictures {
  /** Returns the best variant for this client. Creates one if none is ready. */
  choose(image: StoredImage, width: number, accept: string | undefined): Promise<ServedPicture>;
  /** Creates the variants that current browsers use, when the queue is idle. */
  prepare(image: StoredImage, width: number): void;
}

export interface PictureDependencies {
  originals: ImageStore;
  derived: ImageStore;
  staging: StagingFolder;
  work: WorkQueue;
  encode: EncodePicture;
  onProblem: (error: unknown) => void;
}

/**
 * Where the bytes of a variant are: in a derived file, in the stored image, which serves as the variant, or only in
 * memory because the disk is full.
 */
type VariantSource = 'derived' | 'stored' | Buffer;

export function createPictures(dependencies: PictureDependencies): Pictures {
  const { originals, derived, work } = dependencies;
  const runOnce = singleFlight<VariantSource>();
  const sources = new LRUCache<string, 'derived' | 'stored' | 'absent'>({ max: 50_000 });

  async function findSource(variant: Variant): Promise<VariantSource | 'absent'> {
    const name = variantName(variant);
    const cached = sources.get(name);
    if (cached) return cached;
    const size = await derived.sizeOf(name);
    const source = size === null ? 'absent' : size === 0 ? 'stored' : 'derived';
    sources.set(name, source);
    return source;
  }
  async function makeAndCacheSource(variant: Variant): Promise<VariantSource> {
    const source = await makeVariant(dependencies, variant);
    if (typeof source === 'string') sources.set(variantName(variant), source);
    return source;
  }

  const makeNow = (variant: Variant) =>
    runOnce(variantName(variant), () => work.run('demand', () => makeAndCacheSource(variant)));

  const makeLater = (variant: Variant) =>
    work.runWhenIdle(variantName(variant), async () => {
      try {
        if ((await findSource(variant)) === 'absent')
          await runOnce(variantName(variant), () => makeAndCacheSource(variant));
      } catch (error) {
        dependencies.onProblem(error);
      }
    });

  function toServedPicture(variant: Variant, source: VariantSource): ServedPicture {
    const name = variantName(variant);
    const contentType = `image/${variant.format}`;
    const tag = `"${name}"`;
    if (typeof source !== 'string') return { contentType, etag: tag, open: async () => openedBytes(source) };
    if (source === 'stored') {
      const { hash, format } = variant.image;
      return { contentType: `image/${format}`, etag: `"${hash}"`, open: () => originals.open(hash) };
    }
    const open = async () => {
      const opened = await derived.open(name);
      if (!opened) sources.delete(name);
      return opened;
    };
    return { contentType, etag: tag, open };
  }

  return {
    async choose(image, width, accept) {
      const variants = variantsFor(image, width, acceptedFormats(accept));
      for (const variant of variants) {
        const source = await findSource(variant);
        if (source !== 'absent') return toServedPicture(variant, source);
        const isNeededNow = variant === variants.at(-1) || isStoredAvif(variant);
        if (isNeededNow) return toServedPicture(variant, await makeNow(variant));
        makeLater(variant);
      }
      throw new Error('An image has at least one variant.');
    },
    prepare(image, width) {
      const browser = { avif: true, webp: true, anyImage: true };
      for (const variant of variantsFor(image, width, browser)) makeLater(variant);
    },
  };
}
