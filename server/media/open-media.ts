import { createSecretKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureAnswer } from '../catalogue/schemas.ts';
import type { Database } from '../database/database.ts';
import type { ImageRow, StoredImage } from '../database/image-row.ts';
import type { App } from '../http/open-app.ts';
import { cacheSmallImages } from './images/cache-small-images.ts';
import { checkMediaFolders } from './images/check-media-folders.ts';
import { createFileImageStore } from './images/file-image-store.ts';
import { encodeFrontCover } from './images/front-cover.ts';
import {
  type GenerationProgress,
  type GenerationResult,
  generateMissing,
} from './images/generate-missing.ts';
import { withGeneratedImages } from './images/generated-images.ts';
import type { ImageGenerator } from './images/image-generator.ts';
import { mediaPaths } from './images/media-paths.ts';
import { openStagingFolder } from './images/staging-folder.ts';
import { runUnlessImporting } from './import/import-lock.ts';
import { createImporter, type Importer } from './import/importer.ts';
import { removeUnusedImages } from './import/store-images.ts';
import { type PanelProposal, proposePanels } from './panels/propose-panels.ts';
import type { PanelDirection } from './panels/reading-order.ts';
import { openEncoder } from './pictures/open-encoder.ts';
import { pageAddressExpiry, signPageAddress } from './pictures/page-addresses.ts';
import {
  type PictureRouteDependencies,
  pictureRoutes,
  type SessionLookup,
} from './pictures/picture-routes.ts';
import { createPictures } from './pictures/pictures.ts';
import { createPublicImageLookup } from './pictures/public-image.ts';
import {
  createReadablePageLookup,
  type OnFarPageSent,
  type ReadingScopeLookup,
} from './pictures/readable-page.ts';
import { storePicture } from './store-picture.ts';
import { runUnusedImagePass } from './unused-images/run-unused-image-pass.ts';
import { openUpload, type Upload } from './uploads/upload.ts';
import { createWorkQueue } from './work-queue.ts';

/** Looks up who may see a page. */
export interface PageAccess {
  findReadingScope: ReadingScopeLookup;
  onFarPageSent: OnFarPageSent;
  findDraftImage: PictureRouteDependencies['findDraftImage'];
  lookUpSession: SessionLookup;
}

/** The image store, its importer and its routes. */
export interface Media {
  /** GET /media/covers/:hash/:width and GET /media/pages/:pageId/:width. */
  routes(app: App, access: PageAccess): Promise<void>;
  coverPicture(image: ImageRow): PictureAnswer;
  /** `query`: the result of `createPageSigner` for this page. */
  pagePicture(page: { id: string } & ImageRow, query: string): PictureAnswer;
  /** Creates a function that returns the signed query of a page address for one session, or for visitors. */
  createPageSigner(session: string | null, expiresAt: Date): (pageId: string) => string;
  /** Rounded, so a page keeps its address for some time and browsers can cache it. */
  pageAddressExpiry(now: Date): Date;
  importer: Importer;
  /** Analyses a stored image. Rejects if it is missing or broken. */
  proposePanels(image: string, direction: PanelDirection): Promise<PanelProposal>;
  /** Opens a folder for files that a client sends. The caller must discard it. */
  openUpload(): Promise<Upload>;
  /** Stores an image that is not a page, such as a publisher's picture. Returns its hash. */
  storePicture(bytes: Buffer): Promise<string>;
  /** Stores the half of a page with the front cover. Returns its hash. */
  storeFrontCover(page: ImageRow, readingDirection: PanelDirection): Promise<string>;
  /** Removes images that nothing has used for a day. Failures are logged. */
  removeUnused(isStopping?: () => boolean, now?: Date): Promise<void>;
  /** Generates the images whose files are missing, until all exist or it is stopped. Failures are logged. */
  generateMissing(report: (progress: GenerationProgress) => void): Promise<GenerationResult>;
  /** Called shortly before images are generated. */
  prepareGenerator(): void;
  /** Pending and later requests for images without a file fail. */
  stopGenerating(): Promise<void>;
  close(): Promise<void>;
}

export interface MediaOptions {
  dataDirectory: string;
  database: Database;
  signingKey: Buffer;
  /** The base path of the comics service, such as '/api/comics'. */
  prefix: string;
  /** Without a generator, images without a file are reported as missing. */
  generator?: ImageGenerator;
  /** Set to false if another process uses the store too, to keep that process's unfinished files. */
  clearsStaging?: boolean;
}

/** Images that are processed at the same time. */
const maxConcurrent = 2;
/** The widths that lists show on most screens. They are created before the first request. */
const coverWidths = [256, 384, 640];

/** Opens the store in DATA_DIR/media. With `clearsStaging`, removes files that ended processes left behind. */
export async function openMedia({
  dataDirectory,
  database,
  signingKey,
  prefix,
  generator,
  clearsStaging = true,
}: MediaOptions): Promise<Media> {
  // One thread per image, because processing several images at a time uses the cores better.
  sharp.concurrency(1);
  sharp.cache(false);
  const paths = mediaPaths(dataDirectory);
  await checkMediaFolders(dataDirectory);
  const fileStore = createFileImageStore(paths.originals);
  const staging = openStagingFolder(paths.staging);
  if (clearsStaging)
    await runUnlessImporting(database, (connection) =>
      staging.clear((hashes) => removeUnusedImages(connection, fileStore, hashes)),
    );

  const encoder = openEncoder(maxConcurrent);
  const work = createWorkQueue({ maxConcurrent, idleMs: 1000, maxWaiting: 1000 });
  // Replaced when `routes` provides a log.
  let logProblem = (_error: unknown) => {};
  const onProblem = (error: unknown) => logProblem(error);
  const originals = generator
    ? withGeneratedImages({
        originals: fileStore,
        staging,
        database,
        generate: generator.generate,
        onProblem,
      })
    : fileStore;
  const derived = cacheSmallImages(createFileImageStore(paths.derived));
  const pictures = createPictures({
    originals,
    derived,
    staging,
    work,
    encode: encoder.encode,
    onProblem,
  });

  const onImported = (cover: StoredImage) => {
    for (const width of coverWidths) pictures.prepare(cover, width);
  };
  const dependencies = { database, originals, staging, work, onImported };

  const importer = createImporter(dependencies);
  // A KeyObject is created once; passing bytes would create one for each signature.
  const pageKey = createSecretKey(signingKey);
  const closing = new AbortController();
  let generation: Promise<unknown> = Promise.resolve();
  const stopGenerating = async () => {
    closing.abort();
    await generator?.close();
    await generation;
  };

  return {
    async routes(app, { findReadingScope, onFarPageSent, findDraftImage, lookUpSession }) {
      logProblem = (error) =>
        app.log.error({ err: error }, 'an image could not be created, stored or removed');
      const findPublicImage = createPublicImageLookup(database);
      const findReadablePage = createReadablePageLookup({ database, findReadingScope, onFarPageSent });
      pictureRoutes(app, {
        pictures,
        findPublicImage,
        findReadablePage,
        findDraftImage,
        lookUpSession,
        pageKey,
      });
    },
    coverPicture: (image) => toPictureAnswer(image, `${prefix}/media/covers/${image.hash}/{width}`),
    pagePicture: (page, query) => toPictureAnswer(page, `${prefix}/media/pages/${page.id}/{width}?${query}`),
    createPageSigner(session, expiresAt) {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      const query = `${session === null ? '' : `session=${session}&`}expires=${expires}&signature=`;
      return (pageId) => query + signPageAddress(pageKey, { pageId, session, expires });
    },
    pageAddressExpiry,
    importer,
    proposePanels: (image, direction) =>
      work.run('import', async () => {
        const source = await originals.sourceOf(image);
        const bytes = typeof source === 'string' ? await readFile(source) : Buffer.from(source);
        return proposePanels(bytes, direction);
      }),
    openUpload: () => openUpload(dependencies),
    storePicture: (bytes) => storePicture(dependencies, bytes),
    storeFrontCover: async (page, readingDirection) =>
      storePicture(
        dependencies,
        await work.run('import', async () =>
          encodeFrontCover(await originals.sourceOf(page.hash), page, readingDirection),
        ),
      ),
    removeUnused: (isStopping, now) =>
      runUnusedImagePass({ database, originals: fileStore, derived, onProblem }, isStopping, now),
    prepareGenerator: () => generator?.prepare(),
    generateMissing(onProgress) {
      const result = generateMissing(
        {
          database,
          originals,
          listImages: async () => (await generator?.list()) ?? [],
          work,
          onCover: onImported,
          onProblem,
        },
        onProgress,
        closing.signal,
      ).catch((error: unknown) => {
        onProblem(error);
        return { generated: 0, total: 0 };
      });
      generation = result;
      return result;
    },
    stopGenerating,
    async close() {
      await stopGenerating();
      await importer.close();
      await work.close();
      await encoder.close();
      await staging.close();
    },
  };
}

const toPictureAnswer = ({ width, height, placeholder }: ImageRow, address: string): PictureAnswer => ({
  address,
  width,
  height,
  placeholder,
});
