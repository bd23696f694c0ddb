import { rightsMatrix } from '../http/rights-matrix.ts';
import { openPlatformWithoutDatabase } from './open-platform-without-database.ts';

/** Prints which callers the routes of the two services allow. */
const platform = await openPlatformWithoutDatabase();
try {
  const routes = platform.app.statedRoutes.filter(({ url }) => url.startsWith('/api/'));
  process.stdout.write(`${await rightsMatrix(routes)}\n`);
} finally {
  await platform.close();
}
