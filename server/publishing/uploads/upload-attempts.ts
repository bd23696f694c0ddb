import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { type UploadContext, unfinishedStates } from './process-upload.ts';
import { notProcessed } from './upload-states.ts';

/** Ten attempts take about three hours. */
const maxAttempts = 10;
const firstDelaySeconds = 15;
const maxDelaySeconds = 3600;

/**
 * Counts an attempt to process an upload before it begins, so that a file that ends the process is not tried for ever
 * either. The wait doubles with each attempt.
 */
export async function beginAttempt(
  database: Database,
  id: string,
  now: Date,
): Promise<'begun' | 'not due' | 'none left'> {
  const upload = await database
    .selectFrom('publishing.upload')
    .select(['attempts', 'nextAttemptAt'])
    .where('id', '=', id)
    .where('state', 'in', unfinishedStates)
    .executeTakeFirst();
  // It was cancelled or is finished. `processUpload` removes its file.
  if (!upload) return 'begun';
  const { attempts, nextAttemptAt } = upload;
  if (nextAttemptAt !== null && nextAttemptAt > now) return 'not due';
  if (attempts >= maxAttempts) return 'none left';
  const delaySeconds = Math.min(maxDelaySeconds, firstDelaySeconds * 2 ** attempts);
  await database
    .updateTable('publishing.upload')
    .set({
      attempts: sql`attempts + 1`,
      nextAttemptAt: new Date(now.getTime() + delaySeconds * 1000),
    })
    .where('id', '=', id)
    .execute();
  return 'begun';
}

/** Ends an upload that the platform could not process. Its sender can send the file again. */
export async function failForGood({ database, folder }: UploadContext, id: string): Promise<void> {
  await database
    .updateTable('publishing.upload')
    .set({ state: 'failed', failure: notProcessed })
    .where('id', '=', id)
    .where('state', 'in', unfinishedStates)
    .execute();
  await rm(folder.pathOf(id), { force: true });
}
