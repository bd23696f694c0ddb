import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { nullIfMissing } from '../errors/error-facts.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';

/** Returns the configured signing key, or one that is created at the first start and stored in the data directory. */
export async function openSigningKey({
  signingKey,
  dataDirectory,
}: Pick<Configuration, 'signingKey' | 'dataDirectory'>): Promise<Buffer> {
  if (signingKey) return Buffer.from(signingKey);
  const path = join(dataDirectory, 'signing-key');
  return (await readKey(path)) ?? (await createKey(dataDirectory, path));
}

/** 32 bytes as base64url. */
const keyPattern = /^[\w-]{43}$/;

/**
 * Reads the signing key. Throws an ExplainedFailure if the file does not contain a complete key, because an incomplete
 * key can be guessed. The file is not replaced, because the original key may be restored from a backup.
 */
async function readKey(path: string): Promise<Buffer | undefined> {
  const text = (await nullIfMissing(readFile(path, 'utf8').catch(addPath(path))))?.trim();
  if (text === undefined) return undefined;
  if (keyPattern.test(text)) return Buffer.from(text, 'base64url');
  throw new ExplainedFailure(
    `${resolve(path)} does not contain a complete key. Restore it from a backup, or remove it: the next start creates a new key. Then readers have to open their comics again, authenticator apps have to be set up again, and publishers have to rotate the secrets of their webhooks.`,
  );
}

/** Adds the path to an error, because the error of reading a folder does not contain it. */
const addPath = (path: string) => (error: unknown) => {
  throw Object.assign(error as Error, { path: resolve(path) });
};

async function createKey(folder: string, path: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  // A random name, because processes in different containers may share the folder and have the same process ID.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    // A link never exposes an incomplete file, and never replaces a key that another process has just created.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const key = await readKey(path);
  if (!key) throw new Error(`The signing key in ${path} was deleted while it was being created.`);
  return key;
}
