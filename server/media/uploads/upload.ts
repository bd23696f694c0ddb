import { createWriteStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import type { StoredImage } from '../../database/image-row.ts';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/api-error.ts';
import { examineImage } from '../images/examine-image.ts';
import { detectImageFormat } from '../images/image-format.ts';
import type { StagedFiles } from '../images/staging-folder.ts';
import { examinePages } from '../import/examine-pages.ts';
import type { ImportDependencies } from '../import/import-dependencies.ts';
import { type StagedPage, stagePages } from '../import/stage-pages.ts';
import { ImportFailure } from '../import-failure.ts';
import { importLimits } from '../import-limits.ts';
import { sha256 } from '../sha256.ts';
import type { ComicEntry } from '../sources/comic-source.ts';
import { openSource } from '../sources/open-source.ts';
import { quoteName } from '../sources/quote-name.ts';
import { chooseSlices, encodeSlice, isStrip } from './slice-strip.ts';
import { storeUpload } from './store-upload.ts';

/** A received file, which is in the staging folder. */
export interface UploadedFile {
  /** Its name on the device of the sender. */
  name: string;
  path: string;
}

/** Files that a client sends, from their first byte until their images are in the store. */
export interface Upload {
  /** Throws the ApiError REQUEST.TOO_LARGE if all files together are larger than a comic may be. */
  receive(name: string, content: Readable): Promise<UploadedFile>;
  /**
   * Decodes the image, or all images of the archive or PDF in reading order, with the checks of imports. Tall strips are
   * cut into several images. Throws an ImportFailure. `onChecked` is called when the format is known, before anything is
   * decoded.
   */
  examine(file: UploadedFile, onChecked?: () => Promise<unknown>): Promise<StoredImage[]>;
  /** Decodes the image, which stays whole. Throws an ImportFailure, also for an archive or a PDF. */
  examineImage(file: UploadedFile): Promise<StoredImage>;
  /** Stores the images together with the rows that use them. */
  store<T>(images: StoredImage[], saveRows: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  discard(): Promise<void>;
}

type UploadDependencies = Pick<ImportDependencies, 'database' | 'originals' | 'staging' | 'work'>;

export async function openUpload(dependencies: UploadDependencies): Promise<Upload> {
  const staged = await dependencies.staging.stage();
  let filesCount = 0;
  let remainingBytes = importLimits.maxTotalBytes;
  async function* countBytes(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      remainingBytes -= chunk.length;
      if (remainingBytes < 0) throw new ApiError('REQUEST.TOO_LARGE');
      yield chunk;
    }
  }
  return {
    async receive(name, content) {
      filesCount += 1;
      const path = staged.pathOf(`upload-${filesCount}`);
      await pipeline(content, countBytes, createWriteStream(path));
      return { name, path };
    },
    examine: (file, onChecked) => examineFile(dependencies, staged, file, onChecked),
    async examineImage(file) {
      if (!(await isImage(file))) throw new ImportFailure('is not an image', 'otherFormat');
      const pages = await stageFile(file, staged, async () => {});
      const [image] = await examinePages(dependencies, pages, staged, {});
      if (!image) throw new ImportFailure('is not an image', 'otherFormat');
      return image;
    },
    store: (images, saveRows) => storeUpload(dependencies, images, staged, saveRows),
    discard: () => staged.discard(),
  };
}

async function examineFile(
  dependencies: UploadDependencies,
  staged: StagedFiles,
  file: UploadedFile,
  onChecked: () => Promise<unknown> = async () => {},
): Promise<StoredImage[]> {
  const images = await examinePages(dependencies, await stageFile(file, staged, onChecked), staged, {});
  const result: StoredImage[] = [];
  for (const image of images)
    result.push(...(isStrip(image) ? await sliceStrip(dependencies, image, staged) : [image]));
  return result;
}

async function stageFile(
  file: UploadedFile,
  staged: StagedFiles,
  onChecked: () => Promise<unknown>,
): Promise<StagedPage[]> {
  const { pages, close } = await openFile(file);
  try {
    await onChecked();
    return await stagePages({ pages }, staged);
  } finally {
    await close();
  }
}

/** Cuts a strip into images, which are staged too. Each is a piece of work, so that other work does not wait for all. */
async function sliceStrip(
  { work }: UploadDependencies,
  strip: StoredImage,
  staged: StagedFiles,
): Promise<StoredImage[]> {
  const path = staged.pathOf(strip.hash);
  const slices = await work.run('import', () => chooseSlices(path, strip));
  const images: StoredImage[] = [];
  for (const slice of slices) {
    const image = await work.run('import', async () => {
      const bytes = await encodeSlice(path, slice);
      const hash = sha256(bytes);
      await staged.write(hash, bytes);
      return { hash, ...(await examineImage(bytes)) };
    });
    images.push(image);
  }
  return images;
}

async function openFile(file: UploadedFile): Promise<{ pages: ComicEntry[]; close(): Promise<void> }> {
  if (!(await isImage(file))) return openSource(file.path);
  return { pages: [{ name: file.name, read: () => readImage(file) }], close: async () => {} };
}

async function isImage({ path }: UploadedFile): Promise<boolean> {
  const handle = await open(path);
  try {
    const beginning = Buffer.alloc(512);
    const { bytesRead } = await handle.read(beginning, 0, beginning.length, 0);
    return detectImageFormat(beginning.subarray(0, bytesRead)) !== undefined;
  } finally {
    await handle.close();
  }
}

async function readImage({ name, path }: UploadedFile): Promise<Buffer> {
  if ((await stat(path)).size > importLimits.maxImageBytes)
    throw new ImportFailure(`contains ${quoteName(name)}, which is too large for an image`, 'tooLarge');
  return readFile(path);
}
