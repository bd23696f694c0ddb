import type { FastifyInstance } from 'fastify';
import { explainUnavailability } from './failures/explain-unavailability.ts';

export interface HealthDependencies {
  /** Resolves if the database answers. */
  checkDatabase(): Promise<unknown>;
  isStopping(): boolean;
  /** How long `/health/ready` waits for the database. */
  timeoutMs?: number;
}

const route = { config: { access: 'anyone' as const }, schema: { hide: true } };

/**
 * Health checks for supervisors and load balancers. `/health/live`: the process is running. `/health/ready`: it can
 * serve readers. Concurrent requests share one database check, so that a slow database gets no extra load.
 */
export function healthRoutes(app: FastifyInstance, dependencies: HealthDependencies): void {
  const { checkDatabase, isStopping, timeoutMs = 2000 } = dependencies;
  let pendingCheck: Promise<Status> | null = null;

  function shareDatabaseCheck(): Promise<Status> {
    pendingCheck ??= checkDatabase()
      .then(
        () => 'ready' as const,
        (error: unknown) => {
          app.log.warn({ reason: explainUnavailability(error) }, 'the database is not ready');
          return 'database unavailable' as const;
        },
      )
      .finally(() => {
        pendingCheck = null;
      });
    return withTimeout(timeoutMs, pendingCheck, 'database slow');
  }

  app.get('/health/live', route, async () => ({ status: 'live' }));

  app.get('/health/ready', route, async (_request, reply) => {
    const status = isStopping() ? 'stopping' : await shareDatabaseCheck();
    if (status !== 'ready') reply.code(503).header('retry-after', '5');
    return { status };
  });
}

type Status = 'ready' | 'stopping' | 'database unavailable' | 'database slow';

async function withTimeout<Value>(ms: number, promise: Promise<Value>, fallback: Value): Promise<Value> {
  const timer = Promise.withResolvers<Value>();
  const timeout = setTimeout(timer.resolve, ms, fallback);
  return Promise.race([promise, timer.promise]).finally(() => clearTimeout(timeout));
}
