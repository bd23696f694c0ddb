import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database/open-database.ts';
import { openPlatform } from './platform.ts';

/** The OpenAPI documents as this code serves them, by the name of their service. */
export async function apiDocuments(): Promise<Record<'comics' | 'identity', string>> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-api-'));
  const database = await openDatabase({ dataDirectory: 'memory:' });
  const platform = await openPlatform(readConfiguration({ DATA_DIR: folder }), { database });
  try {
    const [comics, identity] = await Promise.all(
      ['comics', 'identity'].map((name) => platform.app.inject(`/api/${name}/openapi.json`)),
    );
    return { comics: comics?.body ?? '', identity: identity?.body ?? '' };
  } finally {
    await platform.close();
    await rm(folder, { recursive: true });
  }
}
