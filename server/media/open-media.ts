import { createSecretKey } from 'node:crypto';
import sharp from 'sharp';
import type { PictureAnswer } from '../catalogue/schemas.ts';
import type { Database } from '../database/database.ts';
import type { ImageRow, StoredImage } from '../database/image-row.ts';
import type { App } from '../http/open-app.ts';
import { checkMediaFolders } from './images/check-media-folders.ts';
import { fileImageStore } from './images/file-image-store.ts';
import {
  type GenerationProgress,
  type GenerationResult,
  generateMissing,
} from './images/generate-missing.ts';
import { withGeneratedImages } from './images/generated-images.ts';
import type { ImageGenerator } from './images/image-generator.ts';
import { mediaPaths } from './images/media-paths.ts';
import { rememberSmallImages } from './images/remember-small-images.ts';
import { openStaging } from './images/staging.ts';
import { unlessImporting } from './import/import-lock.ts';
import { createImporter, type Importer } from './import/importer.ts';
import { removeUnused } from './import/keep-images.ts';
import { openEncoder } from './pictures/open-encoder.ts';
import { pageAddressExpiry, signPage } from './pictures/page-addresses.ts';
import { createReadablePage, type MayRead } from './pictures/page-rights.ts';
import { pictureRoutes, type SessionLookup } from './pictures/picture-routes.ts';
import { createPictures } from './pictures/pictures.ts';
import { createPublicImage } from './pictures/public-image.ts';
import { storePicture } from './store-picture.ts';
import { createWorkQueue } from './work-queue.ts';

/** Looks up who may read a page. */
export interface PageAccess {
  mayRead: MayRead;
  sessionLookup: SessionLookup;
}

/** The page store: what is in it, how it gets in and how it goes out. */
export interface Media {
  /** GET /media/covers/:hash/:width and GET /media/pages/:pageId/:width. */
  routes(app: App, readers: PageAccess): Promise<void>;
  coverPicture(image: ImageRow): PictureAnswer;
  /** `query`: the result of `pageSigner` for this page. */
  pagePicture(page: { id: string } & ImageRow, query: string): PictureAnswer;
  /** Creates a function that returns the signed query of a page address for one session. */
  pageSigner(session: string, expiresAt: Date): (pageId: string) => string;
  /** Rounded, so that a page keeps its address, and so its place in the browser's cache, for a while. */
  pageAddressExpiry(now: Date): Date;
  importer: Importer;
  /** Stores an image that is no page, such as a publisher's picture, and returns its hash. */
  storePicture(bytes: Buffer): Promise<string>;
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
  /** Of the comics service, such as '/api/comics': where the routes are mounted. */
  prefix: string;
  /** Absent: images without a file are missing. */
  generator?: ImageGenerator;
  /** Set to false beside another process that uses the store, to keep that process's unfinished files. */
  clearsStaging?: boolean;
}

/** Images that are worked on at the same time. */
const maxConcurrent = 2;

/** What lists of covers show on ordinary screens: made before somebody asks. */
const coverWidths = [256, 384, 640];

/** Opens the store in DATA_DIR/media. The process that has locked the directory removes what dead ones left in it. */
export async function openMedia({
  dataDirectory,
  database,
  signingKey,
  prefix,
  generator,
  clearsStaging = true,
}: MediaOptions): Promise<Media> {
  // One thread for each image: several images at a time use the cores better than several threads for one.
  sharp.concurrency(1);
  sharp.cache(false);
  const paths = mediaPaths(dataDirectory);
  await checkMediaFolders(dataDirectory);
  const files = fileImageStore(paths.originals);
  const staging = openStaging(paths.staging);
  if (clearsStaging)
    await unlessImporting(database, (connection) =>
      staging.clear((hashes) => removeUnused(connection, files, hashes)),
    );

  const encoder = openEncoder(maxConcurrent);
  const work = createWorkQueue({ places: maxConcurrent, quiet: 1000, waiting: 1000 });
  let tellProblem = (_error: unknown) => {};
  const onProblem = (error: unknown) => tellProblem(error);
  const originals = generator
    ? withGeneratedImages({ originals: files, staging, database, generate: generator.generate, onProblem })
    : files;
  const pictures = createPictures({
    originals,
    derived: rememberSmallImages(fileImageStore(paths.derived)),
    staging,
    work,
    encode: encoder.encode,
    onProblem,
  });

  const onImported = (cover: StoredImage) => {
    for (const width of coverWidths) pictures.prepare(cover, width);
  };
  const parts = { database, originals, staging, work, onImported };

  const importer = createImporter(parts);
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
    async routes(app, { mayRead, sessionLookup }) {
      tellProblem = (error) => app.log.error({ err: error }, 'an image could not be made or kept');
      const publicImage = createPublicImage(database);
      const readablePage = createReadablePage({ database, mayRead });
      pictureRoutes(app, { pictures, publicImage, readablePage, sessionLookup, pageKey });
    },
    coverPicture: (image) => picture(image, `${prefix}/media/covers/${image.hash}/{width}`),
    pagePicture: (page, query) => picture(page, `${prefix}/media/pages/${page.id}/{width}?${query}`),
    pageSigner(session, expiresAt) {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      const query = `session=${session}&expires=${expires}&signature=`;
      return (pageId) => query + signPage(pageKey, { pageId, session, expires });
    },
    pageAddressExpiry,
    importer,
    storePicture: (bytes) => storePicture(parts, bytes),
    prepareGenerator: () => generator?.prepare(),
    generateMissing(onProgress) {
      const result = generateMissing(
        {
          database,
          originals,
          list: async () => (await generator?.list()) ?? [],
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

const picture = ({ width, height, placeholder }: ImageRow, address: string): PictureAnswer => ({
  address,
  width,
  height,
  placeholder,
});
