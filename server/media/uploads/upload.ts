import { createWriteStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import type { StoredImage } from '../../database/image-row.ts';
import type { Tables } from '../../database/tables.ts';
import { detectImageFormat } from '../images/image-format.ts';
import type { StagedFiles } from '../images/staging-folder.ts';
import { examinePages } from '../import/examine-pages.ts';
import type { ImportDependencies } from '../import/import-dependencies.ts';
import { stagePages } from '../import/stage-pages.ts';
import { ImportFailure } from '../import-failure.ts';
import { importLimits } from '../import-limits.ts';
import { openArchive } from '../sources/archive-source.ts';
import type { ComicEntry } from '../sources/comic-source.ts';
import { quoteName } from '../sources/quote-name.ts';
import { storeUpload } from './store-upload.ts';

/** A received file, which is in the staging folder. */
export interface UploadedFile {
  /** Its name on the device of the sender. */
  name: string;
  path: string;
}

/** Files that a client sends, from their first byte until their images are in the store. */
export interface Upload {
  receive(name: string, content: Readable): Promise<UploadedFile>;
  /**
   * Decodes the image, or all images of the archive in reading order, with the checks of imports. Throws an
   * ImportFailure. `onChecked` is called when the format is known, before anything is decoded.
   */
  examine(file: UploadedFile, onChecked?: () => Promise<unknown>): Promise<StoredImage[]>;
  /** Decodes the image. Throws an ImportFailure, also for an archive, which is not unpacked. */
  examineImage(file: UploadedFile): Promise<StoredImage>;
  /** Stores the images together with the rows that use them. */
  store<T>(images: StoredImage[], saveRows: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  discard(): Promise<void>;
}

type UploadDependencies = Pick<ImportDependencies, 'database' | 'originals' | 'staging' | 'work'>;

export async function openUpload(dependencies: UploadDependencies): Promise<Upload> {
  const staged = await dependencies.staging.stage();
  let filesCount = 0;
  return {
    async receive(name, content) {
      filesCount += 1;
      const path = staged.pathOf(`upload-${filesCount}`);
      await pipeline(content, createWriteStream(path));
      return { name, path };
    },
    examine: (file, onChecked) => examineFile(dependencies, staged, file, onChecked),
    async examineImage(file) {
      const [image] = (await isImage(file)) ? await examineFile(dependencies, staged, file) : [];
      if (!image) throw new ImportFailure('is not an image');
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
  const { pages, close } = await openFile(file);
  try {
    await onChecked();
    return await examinePages(dependencies, await stagePages({ pages }, staged), staged, {});
  } finally {
    await close();
  }
}

async function openFile(file: UploadedFile): Promise<{ pages: ComicEntry[]; close(): Promise<void> }> {
  if (!(await isImage(file))) return openArchive(file.path);
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
    throw new ImportFailure(`contains ${quoteName(name)}, which is too large for an image`);
  return readFile(path);
}
