import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';
import { step } from './injected-failure.ts';

/** A database in which every statement and commit can fail. Rollbacks cannot. */
export function failableDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createDriver: () => failableDriver(dialect.createDriver()),
  };
}

function failableDriver(driver: Driver): Driver {
  const real = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const realOf = (connection: DatabaseConnection) => real.get(connection) ?? connection;
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options);
      const guarded: DatabaseConnection = {
        executeQuery: (query, options) => step(() => connection.executeQuery(query, options)),
        streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
      };
      real.set(guarded, connection);
      return guarded;
    },
    beginTransaction: (connection, settings: TransactionSettings) =>
      driver.beginTransaction(realOf(connection), settings),
    commitTransaction: (connection) => step(() => driver.commitTransaction(realOf(connection))),
    rollbackTransaction: (connection) => driver.rollbackTransaction(realOf(connection)),
    releaseConnection: (connection, options) => driver.releaseConnection(realOf(connection), options),
    destroy: (options) => driver.destroy(options),
  };
}
