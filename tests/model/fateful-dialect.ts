import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';
import { step } from './fate.ts';

/** A database whose every statement and commit is a step that fate may forbid. What is rolled back needs none. */
export function fateful(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createDriver: () => fatefulDriver(dialect.createDriver()),
  };
}

function fatefulDriver(driver: Driver): Driver {
  const real = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const realOf = (connection: DatabaseConnection) => real.get(connection) ?? connection;
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options);
      const guarded: DatabaseConnection = {
        executeQuery: (query, more) => step(() => connection.executeQuery(query, more)),
        streamQuery: (query, size, more) => connection.streamQuery(query, size, more),
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
