import { rightsMatrix } from '../http/rights-matrix.ts';
import { openThrowawayPlatform } from './open-throwaway-platform.ts';

/** Prints which callers the routes of the two services allow. */
const platform = await openThrowawayPlatform();
try {
  const routes = platform.app.statedRoutes.filter(({ url }) => url.startsWith('/api/'));
  process.stdout.write(`${await rightsMatrix(routes)}\n`);
} finally {
  await platform.close();
}
