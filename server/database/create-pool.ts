import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { type DatabaseLimits, poolSettings } from './database-limits.ts';
import { DatabaseUnavailable, wrapConnectionError } from './database-unavailable.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';
import { waitWithoutTimeout } from './statements-without-timeout.ts';

/** Creates a pool in which a broken connection fails only its own statement. */
export function createPool(settings: PoolConfig, limits: DatabaseLimits): Pool {
  const pool = new Pool({ ...settings, ...poolSettings(limits) });
  // Without listeners these errors would end the process. The pool replaces an idle connection that breaks.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareMarkedStatements(client);
    waitWithoutTimeout(client);
    closeBrokenConnection(client);
  });
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const connectOrThrow = async () => {
    try {
      return await connect();
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  };
  pool.connect = connectOrThrow as typeof pool.connect;
  return pool;
}

/** Closes a connection after a connection failure or timeout, because its statement may still be running. */
function closeBrokenConnection(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const queryOrCloseConnection = (...args: unknown[]) => {
    const result = query(...args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      const failure = wrapConnectionError(error);
      if (failure instanceof DatabaseUnavailable) void (client as PoolClient & ClosableClient).end();
      throw failure;
    });
  };
  client.query = queryOrCloseConnection as typeof client.query;
}

/** The pool's types omit `end`, because callers normally return a client to the pool. */
interface ClosableClient {
  end(): Promise<void>;
}
