import { LRUCache } from 'lru-cache';
import type { StoredImage } from '../../database/image-row.ts';
import { type ImageStore, type OpenedImage, openedBytes } from '../images/image-store.ts';
import type { Staging } from '../images/staging.ts';
import { singleFlight } from '../single-flight.ts';
import type { WorkQueue } from '../work-queue.ts';
import { acceptedFormats } from './accepted-formats.ts';
import type { EncodePicture } from './encode-picture.ts';
import { makeVariant } from './make-variant.ts';
import { isStoredAvif, type Variant, variantName, variantsFor } from './variants.ts';

/** A form of an image that is there to be served. */
export interface ServedPicture {
  contentType: string;
  /** A strong ETag. */
  tag: string;
  /** Null when the file went away since it was chosen. */
  open(): Promise<OpenedImage | null>;
}

export interface Pictures {
  /** The best form for this client, made first if need be. */
  choose(image: StoredImage, width: number, accept: string | undefined): Promise<ServedPicture>;
  /** Makes the forms of a width for browsers of today when there is time. */
  prepare(image: StoredImage, width: number): void;
}

export interface PictureParts {
  originals: ImageStore;
  derived: ImageStore;
  staging: Staging;
  work: WorkQueue;
  encode: EncodePicture;
  onProblem: (error: unknown) => void;
}

/**
 * The variant itself, the stored image in its place, or, when the disk is full, what was made and could not
 * be kept.
 */
type Form = 'derived' | 'stored' | Buffer;

export function createPictures(parts: PictureParts): Pictures {
  const { originals, derived, work } = parts;
  const once = singleFlight<Form>();
  const forms = new LRUCache<string, 'derived' | 'stored' | 'absent'>({ max: 50_000 });

  async function formOf(variant: Variant): Promise<Form | 'absent'> {
    const name = variantName(variant);
    const remembered = forms.get(name);
    if (remembered) return remembered;
    const size = await derived.size(name);
    const form = size === null ? 'absent' : size === 0 ? 'stored' : 'derived';
    forms.set(name, form);
    return form;
  }

  async function make(variant: Variant): Promise<Form> {
    const form = await makeVariant(parts, variant);
    if (typeof form === 'string') forms.set(variantName(variant), form);
    return form;
  }

  const makeNow = (variant: Variant) =>
    once(variantName(variant), () => work.run('demand', () => make(variant)));

  const makeLater = (variant: Variant) =>
    work.later(variantName(variant), async () => {
      try {
        if ((await formOf(variant)) === 'absent') await once(variantName(variant), () => make(variant));
      } catch (error) {
        parts.onProblem(error);
      }
    });

  function served(variant: Variant, form: Form): ServedPicture {
    const name = variantName(variant);
    const contentType = `image/${variant.format}`;
    const tag = `"${name}"`;
    if (typeof form !== 'string') return { contentType, tag, open: async () => openedBytes(form) };
    if (form === 'stored') {
      const { hash, format } = variant.image;
      return { contentType: `image/${format}`, tag: `"${hash}"`, open: () => originals.open(hash) };
    }
    const open = async () => {
      const opened = await derived.open(name);
      if (!opened) forms.delete(name);
      return opened;
    };
    return { contentType, tag, open };
  }

  return {
    async choose(image, width, accept) {
      const variants = variantsFor(image, width, acceptedFormats(accept));
      for (const variant of variants) {
        const form = await formOf(variant);
        if (form !== 'absent') return served(variant, form);
        const isForNow = variant === variants.at(-1) || isStoredAvif(variant);
        if (isForNow) return served(variant, await makeNow(variant));
        makeLater(variant);
      }
      throw new Error('an image has at least one form');
    },
    prepare(image, width) {
      const browser = { avif: true, webp: true, anything: true };
      for (const variant of variantsFor(image, width, browser)) makeLater(variant);
    },
  };
}
