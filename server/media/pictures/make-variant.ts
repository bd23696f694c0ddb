import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { nullIfMissing } from '../../errors/error-facts.ts';
import type { ImageSource } from '../images/image-store.ts';
import { MissingOriginal } from '../images/missing-original.ts';
import { isUprightAndStill } from './encode-picture.ts';
import type { PictureDependencies } from './pictures.ts';
import { isStoredAvif, mayServeStored, type Variant, variantName } from './variants.ts';

/**
 * Creates a variant and stores it. If the original can be served and is not larger, or is AVIF already, an empty marker
 * file is stored instead. If storing fails (full disk), the bytes are returned for this request.
 */
export async function makeVariant(
  dependencies: PictureDependencies,
  variant: Variant,
): Promise<'derived' | 'stored' | Buffer> {
  const result = await deriveVariant(dependencies, variant);
  try {
    await storeVariant(dependencies, variantName(variant), result === 'stored' ? Buffer.alloc(0) : result);
  } catch (error) {
    dependencies.onProblem(error);
    return result;
  }
  return result === 'stored' ? result : 'derived';
}

async function deriveVariant(
  dependencies: PictureDependencies,
  variant: Variant,
): Promise<'stored' | Buffer> {
  const { hash } = variant.image;
  const source = await nullIfMissing(dependencies.originals.sourceOf(hash));
  if (source === null) throw new MissingOriginal(hash);
  try {
    return await encodeFrom(source, dependencies, variant);
  } catch (error) {
    if (await isImage(source)) throw error;
    throw new MissingOriginal(hash, error);
  }
}

async function encodeFrom(
  source: ImageSource,
  { encode }: PictureDependencies,
  variant: Variant,
): Promise<'stored' | Buffer> {
  const canServeStored = mayServeStored(variant) && (await isUprightAndStill(source));
  if (canServeStored && isStoredAvif(variant)) return 'stored';
  const encoded = await encode({ source, width: variant.width, format: variant.format });
  return canServeStored && (await sizeOf(source)) <= encoded.length ? 'stored' : encoded;
}

const isImage = (source: ImageSource) =>
  sharp(source)
    .metadata()
    .then(
      () => true,
      () => false,
    );

const sizeOf = async (source: ImageSource) =>
  typeof source === 'string' ? (await stat(source)).size : source.length;

async function storeVariant(
  { derived, staging }: PictureDependencies,
  name: string,
  bytes: Buffer,
): Promise<void> {
  const staged = await staging.stage();
  try {
    await derived.addFile(name, await staged.write('picture', bytes));
  } finally {
    await staged.discard();
  }
}
