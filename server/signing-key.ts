import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from './configuration.ts';

/** The key of signed addresses: the configured one, or one made at the first start and kept for its owner only. */
export async function openSigningKey(
  place: Pick<Configuration, 'signingKey' | 'dataDirectory'>,
): Promise<Buffer> {
  if (place.signingKey) return Buffer.from(place.signingKey);
  const path = join(place.dataDirectory, 'signing-key');
  return (await kept(path)) ?? (await make(place.dataDirectory, path));
}

async function kept(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : Buffer.from(text.trim(), 'base64url');
}

async function make(folder: string, path: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  // A name that is nobody else's: processes in containers that share a folder often have one number.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
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
