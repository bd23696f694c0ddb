import { openPlatformWithoutDatabase } from './open-platform-without-database.ts';

/** Returns the OpenAPI documents that this code serves, by name of the service. */
export async function loadApiDocuments(): Promise<Record<'comics' | 'identity', string>> {
  const platform = await openPlatformWithoutDatabase();
  try {
    const [comics, identity] = await Promise.all(
      ['comics', 'identity'].map((name) => platform.app.inject(`/api/${name}/openapi.json`)),
    );
    return { comics: comics?.body ?? '', identity: identity?.body ?? '' };
  } finally {
    await platform.close();
  }
}
