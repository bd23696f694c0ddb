import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { type DatabaseLimits, poolSettings } from './database-limits.ts';
import { asUnavailable, DatabaseUnavailable } from './database-unavailable.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';

/** A pool whose broken connections fail only the statements that use them. */
export function createPool(settings: PoolConfig, limits: DatabaseLimits): Pool {
  const pool = new Pool({ ...settings, ...poolSettings(limits) });
  // A connection that breaks fails its own statement; one without a statement is replaced when the next is needed.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareMarkedStatements(client);
    closeWhenUnanswered(client);
  });
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const connecting = async () => {
    try {
      return await connect();
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  };
  pool.connect = connecting as typeof pool.connect;
  return pool;
}

/** Nobody knows what such a connection still does, so it is not used again. */
function closeWhenUnanswered(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const closing = (...given: unknown[]) => {
    const result = query(...given);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      const failure = asUnavailable(error);
      if (failure instanceof DatabaseUnavailable) void (client as PoolClient & ClosableClient).end();
      throw failure;
    });
  };
  client.query = closing as typeof client.query;
}

/** The types of the pool hide it, because callers return a client to the pool. */
interface ClosableClient {
  end(): Promise<void>;
}
