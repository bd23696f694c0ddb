import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Configuration } from './configuration.ts';
import { ExplainedFailure } from './explained-failure.ts';
import { ifExists } from './media/error-facts.ts';

/** The key of signed addresses: the configured one, or one made at the first start and kept for its owner only. */
export async function openSigningKey(
  place: Pick<Configuration, 'signingKey' | 'dataDirectory'>,
): Promise<Buffer> {
  if (place.signingKey) return Buffer.from(place.signingKey);
  const path = join(place.dataDirectory, 'signing-key');
  return (await kept(path)) ?? (await make(place.dataDirectory, path));
}

/** 32 bytes as base64url. */
const wholeKey = /^[\w-]{43}$/;

/**
 * Throws an ExplainedFailure where the file has no whole key, since anybody could sign with a known or short one. It is
 * never replaced: a backup may have the right one.
 */
async function kept(path: string): Promise<Buffer | undefined> {
  const text = (await ifExists(readFile(path, 'utf8').catch(nameFile(path))))?.trim();
  if (text === undefined) return undefined;
  if (wholeKey.test(text)) return Buffer.from(text, 'base64url');
  throw new ExplainedFailure(
    `${resolve(path)} has no whole key. Restore it from a backup, or remove it: the next start makes a new one, readers have to open their comics again, and authenticator apps have to be set up again.`,
  );
}

/** The error of reading a folder does not say which. */
const nameFile = (path: string) => (error: unknown) => {
  throw Object.assign(error as Error, { path: resolve(path) });
};

async function make(folder: string, path: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  // A name that is nobody else's: processes in containers that share a folder often have one number.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    // A link is made whole or not at all, and never over a key that another process made meanwhile.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const key = await kept(path);
  if (!key) throw new Error(`The signing key in ${path} vanished while it was being made.`);
  return key;
}
