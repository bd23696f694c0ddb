import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import type { Database } from '../../database/database.ts';

/** What a client states when it creates an upload, with the account that sends it. All values are checked texts. */
export interface UploadMetadata {
  contentId: string;
  fileName: string;
  /** Null if the pages are added after the last one. */
  pageNumber: string | null;
  createdBy: string;
}

/** Bytes of unfinished uploads, in one file for each. Their descriptions are rows of the database. */
export interface UploadFolder {
  store: FileStore;
  pathOf(id: string): string;
}

export async function openUploadFolder(database: Database, dataDirectory: string): Promise<UploadFolder> {
  const directory = join(dataDirectory, 'uploads');
  // The library would create it in the background, and end the process if that fails.
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const store = new FileStore({ directory, configstore: createUploadRows(database) });
  return { store, pathOf: (id) => join(directory, id) };
}

type ConfigStore = NonNullable<ConstructorParameters<typeof FileStore>[0]['configstore']>;

/** Stores the descriptions of uploads as rows. Returns only uploads that still receive bytes. */
const createUploadRows = (database: Database): ConfigStore => ({
  async get(id) {
    const row = await database
      .selectFrom('publishing.upload')
      .select(['bytes', 'createdAt'])
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .executeTakeFirst();
    if (!row) return undefined;
    return new Upload({
      id,
      size: Number(row.bytes),
      offset: 0,
      metadata: {},
      creation_date: row.createdAt.toISOString(),
    });
  },
  async set(id, { size, metadata }) {
    const { contentId, fileName, pageNumber, createdBy } = metadata as unknown as UploadMetadata;
    await database
      .insertInto('publishing.upload')
      .values({
        id,
        contentId,
        createdBy,
        fileName,
        pageNumber: pageNumber === null ? null : Number(pageNumber),
        bytes: size ?? 0,
        failure: null,
      })
      .execute();
  },
  async delete(id) {
    await database.deleteFrom('publishing.upload').where('id', '=', id).execute();
  },
});
