import { accessMatrix } from '../http/access-matrix.ts';
import { openPlatformWithoutDatabase } from './open-platform-without-database.ts';

/** Prints which callers the routes of the two services allow. */
const platform = await openPlatformWithoutDatabase();
try {
  const routes = platform.app.routeAccess.filter(({ url }) => url.startsWith('/api/'));
  process.stdout.write(`${await accessMatrix(routes)}\n`);
} finally {
  await platform.close();
}
