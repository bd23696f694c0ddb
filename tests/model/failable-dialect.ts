import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';
import { runStep } from './injected-failure.ts';

/** A database in which every statement and commit can fail. Rollbacks never fail. */
export function failableDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createDriver: () => failableDriver(dialect.createDriver()),
  };
}

function failableDriver(driver: Driver): Driver {
  const realConnections = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const realOf = (connection: DatabaseConnection) => realConnections.get(connection) ?? connection;
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options);
      const failableConnection: DatabaseConnection = {
        executeQuery: (query, options) => runStep(() => connection.executeQuery(query, options)),
        streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
      };
      realConnections.set(failableConnection, connection);
      return failableConnection;
    },
    beginTransaction: (connection, settings: TransactionSettings) =>
      driver.beginTransaction(realOf(connection), settings),
    commitTransaction: (connection) => runStep(() => driver.commitTransaction(realOf(connection))),
    rollbackTransaction: (connection) => driver.rollbackTransaction(realOf(connection)),
    releaseConnection: (connection, options) => driver.releaseConnection(realOf(connection), options),
    destroy: (options) => driver.destroy(options),
  };
}
