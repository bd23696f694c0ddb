import { accessMatrix } from '../http/access-matrix.ts';
import { openThrowawayPlatform } from './open-throwaway-platform.ts';

/** Prints who may call which route of the two services, from what the routes state. */
const platform = await openThrowawayPlatform();
try {
  const routes = platform.app.routeAccess.filter(({ url }) => url.startsWith('/api/'));
  process.stdout.write(`${await accessMatrix(routes)}\n`);
} finally {
  await platform.close();
}
