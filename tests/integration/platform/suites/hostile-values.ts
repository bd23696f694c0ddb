import {
  type ApiOperation,
  buildHostileRequests,
  resolveReferences,
  type ValueSchema,
} from '../../support/hostile-requests.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

interface ApiDocument {
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, ValueSchema> };
}

/** Calls every documented operation of the two services with hostile values. */
export function hostileValues(platform: () => TestPlatform): void {
  it.each(['comics', 'identity'])(
    'never cause a status of 500 or above in the %s service',
    async (service) => {
      const { app } = platform();
      const base = `/api/${service}`;
      const { paths, components }: ApiDocument = (await app.inject(`${base}/openapi.json`)).json();
      const operations = Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
      );
      expect(operations.length).toBeGreaterThan(15);
      const failed: string[] = [];
      let caller = 0;
      for (const { path, method, operation } of operations) {
        // A new session for each operation, because some operations end it.
        const { headers } = await platform().signIn('ADMIN');
        for (const hostile of buildHostileRequests(path, resolveReferences(operation, components.schemas))) {
          caller += 1;
          const { statusCode } = await app.inject({
            method: method as 'GET',
            url: `${base}${hostile.url}`,
            headers: {
              ...hostile.headers,
              ...headers,
              ...(hostile.payload !== undefined && { 'content-type': 'application/json' }),
            },
            ...(hostile.payload !== undefined && { payload: hostile.payload }),
            // Different addresses, so that the rate limits are not reached.
            remoteAddress: `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
          });
          if (statusCode >= 500)
            failed.push(`${statusCode}: ${method} ${hostile.url} ${hostile.payload ?? ''}`);
        }
      }
      expect(failed).toEqual([]);
    },
  );
}
