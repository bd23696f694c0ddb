import { readdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import PQueue from 'p-queue';
import { nullIfMissing } from '../../errors/error-facts.ts';
import { uuidPattern } from '../../http/uuid.ts';
import { processUpload, type UploadContext } from './process-upload.ts';
import { beginAttempt, failForGood } from './upload-attempts.ts';

/** Processes complete uploads one after another, because each one decodes with several threads already. */
export interface UploadQueue {
  /** Processes an upload whose last byte has arrived, in the background. */
  add(id: string): void;
  /**
   * Queues complete uploads whose processing failed or was interrupted, for example by a restart, and removes those that
   * were abandoned.
   */
  runPass(now?: Date): Promise<void>;
  /** Waits until nothing is queued. */
  onIdle(): Promise<void>;
  close(): Promise<void>;
}

/** Abandoned uploads, and the states of finished ones, are kept for this time. */
const uploadLifetimeMs = 24 * 60 * 60 * 1000;

export function createUploadQueue(context: UploadContext, onProblem: (error: unknown) => void): UploadQueue {
  const { database, folder } = context;
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new Set<string>();

  function add(id: string, now = new Date()): void {
    if (waiting.has(id)) return;
    waiting.add(id);
    void queue.add(async () => {
      try {
        await markReceived(id);
        const attempt = await beginAttempt(database, id, now);
        if (attempt === 'not due') return;
        if (attempt === 'none left') return await failForGood(context, id);
        await processUpload(context, id);
      } catch (error) {
        onProblem(error);
      } finally {
        waiting.delete(id);
      }
    });
  }

  const markReceived = (id: string) =>
    database
      .updateTable('publishing.upload')
      .set({ state: 'received' })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      .execute();

  /** Files of other machines are not in this folder: those machines process them. */
  async function listCompleteIds(): Promise<string[]> {
    const rows = await database
      .selectFrom('publishing.upload')
      .select(['id', 'bytes', 'state'])
      .where('state', 'in', ['uploading', 'received', 'checked', 'decoded'])
      .execute();
    const ids: string[] = [];
    for (const { id, bytes } of rows) {
      const file = await nullIfMissing(stat(folder.pathOf(id)));
      if (file?.size === Number(bytes)) ids.push(id);
    }
    return ids;
  }

  async function removeExpired(now: Date): Promise<void> {
    const before = new Date(now.getTime() - uploadLifetimeMs);
    const old = await database
      .selectFrom('publishing.upload')
      .select(['id', 'state'])
      .where('createdAt', '<', before)
      .where('state', 'in', ['uploading', 'stored', 'failed'])
      .execute();
    for (const { id, state } of old) {
      // The last byte counts: an upload over a slow network may take longer than a day.
      const file = state === 'uploading' ? await nullIfMissing(stat(folder.pathOf(id))) : null;
      if (file && file.mtime >= before) continue;
      await database.deleteFrom('publishing.upload').where('id', '=', id).execute();
    }
  }

  async function removeUnknownFiles(now: Date): Promise<void> {
    const before = new Date(now.getTime() - uploadLifetimeMs);
    const names = (await nullIfMissing(readdir(dirname(folder.pathOf('x'))))) ?? [];
    for (const id of names.filter((name) => uuidPattern.test(name))) {
      const file = await nullIfMissing(stat(folder.pathOf(id)));
      if (file && file.mtime < before && !(await isKnown(id))) await rm(folder.pathOf(id), { force: true });
    }
  }

  async function isKnown(id: string): Promise<boolean> {
    const row = await database
      .selectFrom('publishing.upload')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    add: (id) => add(id),
    async runPass(now = new Date()) {
      try {
        for (const id of await listCompleteIds()) {
          await markReceived(id);
          add(id, now);
        }
        await removeExpired(now);
        await removeUnknownFiles(now);
      } catch (error) {
        onProblem(error);
      }
    },
    onIdle: () => queue.onIdle(),
    async close() {
      queue.clear();
      await queue.onIdle();
    },
  };
}
