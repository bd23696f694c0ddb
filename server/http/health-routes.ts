import type { FastifyInstance } from 'fastify';
import { unavailability } from './unavailability.ts';

export interface HealthParts {
  /** Resolves when the database has answered. */
  askDatabase(): Promise<unknown>;
  isStopping(): boolean;
  /** How long `/health/ready` waits for the database. */
  timeoutMs?: number;
}

const route = { config: { access: 'anyone' as const }, schema: { hide: true } };

/**
 * For supervisors and load balancers. `/health/live`: this process answers. `/health/ready`: it can serve readers.
 * However many ask, the database is asked once at a time, so that a slow one is not asked more and more.
 */
export function healthRoutes(app: FastifyInstance, parts: HealthParts): void {
  const { askDatabase, isStopping, timeoutMs = 2000 } = parts;
  let asking: Promise<Status> | null = null;

  function databaseStatus(): Promise<Status> {
    asking ??= askDatabase()
      .then(
        () => 'ready' as const,
        (error: unknown) => {
          app.log.warn({ reason: unavailability(error) }, 'the database is not ready');
          return 'database unavailable' as const;
        },
      )
      .finally(() => {
        asking = null;
      });
    return within(timeoutMs, asking, 'database slow');
  }

  app.get('/health/live', route, async () => ({ status: 'live' }));

  app.get('/health/ready', route, async (_request, reply) => {
    const status = isStopping() ? 'stopping' : await databaseStatus();
    if (status !== 'ready') reply.code(503).header('retry-after', '5');
    return { status };
  });
}

type Status = 'ready' | 'stopping' | 'database unavailable' | 'database slow';

async function within<Value>(ms: number, coming: Promise<Value>, late: Value): Promise<Value> {
  const timer = Promise.withResolvers<Value>();
  const timeout = setTimeout(timer.resolve, ms, late);
  return Promise.race([coming, timer.promise]).finally(() => clearTimeout(timeout));
}
