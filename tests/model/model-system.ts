import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { defaultMarket } from '../../server/catalogue/markets/markets.ts';
import { commerceRoutes } from '../../server/commerce/commerce-routes.ts';
import { demoReceiver } from '../../server/commerce/pix/pix-receiver.ts';
import type { CommerceService } from '../../server/commerce/service.ts';
import { readConfiguration } from '../../server/configuration/configuration.ts';
import { createKysely } from '../../server/database/create-kysely.ts';
import type { Database } from '../../server/database/database.ts';
import { type App, openApp } from '../../server/http/open-app.ts';
import { openAttempts } from '../../server/http/open-attempts.ts';
import { cachePublicAnswers } from '../../server/http/public-answers.ts';
import { silentLog } from '../support/silent-log.ts';
import { failableDialect } from './failable-dialect.ts';
import { ModelGateway } from './model-gateway.ts';
import { resetData } from './reset-data.ts';
import { createShop, type ModelShop, openingTime } from './shop.ts';

/** Moves only when `time` is set, and by one millisecond at each call of `now`, so that no two events have the same time. */
class SteppingClock {
  /** In milliseconds. */
  time = openingTime;
  readonly now = (): Date => {
    this.time += 1;
    return new Date(this.time);
  };
}

/** Several machines of the platform that share one database and one gateway. */
export interface ModelSystem {
  shop: ModelShop;
  database: Database;
  clock: SteppingClock;
  gateway: ModelGateway;
  machines: Machine[];
  /** Restores the initial state. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface Machine {
  app: App;
  service: CommerceService;
}

/** `databaseUrl`: a migrated database. Each machine has its own connections. */
export async function openModelSystem(databaseUrl: string): Promise<ModelSystem> {
  const clock = new SteppingClock();
  const databases = [openDatabase(databaseUrl), openDatabase(databaseUrl)] as const;
  const [database] = databases;
  const shop = await createShop(database);
  const gateway = new ModelGateway(() => clock.time);
  const machines: Machine[] = [];
  for (const each of databases) {
    machines.push(await openMachine(each, clock, gateway));
  }
  return {
    shop,
    database,
    clock,
    machines,
    gateway,
    async reset() {
      clock.time = openingTime;
      gateway.reset();
      await resetData(database, shop, gateway);
    },
    async close() {
      for (const { app } of machines) await app.close();
      for (const each of databases) await each.destroy();
    },
  };
}

function openDatabase(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 20 });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => {});
  return createKysely(failableDialect(new PostgresDialect({ pool })));
}

/** The commerce routes, with stubs for dependencies that these tests do not use. */
async function openMachine(
  database: Database,
  clock: SteppingClock,
  gateway: ModelGateway,
): Promise<Machine> {
  const app = await openApp(
    readConfiguration({ LOG_LEVEL: 'error' }),
    {
      // The bearer token is the reader's id.
      findCaller: async (uuid) => ({
        uuid,
        role: 'USER',
        grantings: [],
        session: { id: '', createdAt: new Date(0) },
      }),
      isGuardianOf: async () => false,
    },
    silentLog,
  );
  const marketOf = async () => defaultMarket;
  const service: CommerceService = {
    database,
    marketOf,
    sendPublicAnswer: cachePublicAnswers({ lifetimeMs: 1, marketOf, defaultMarket }),
    attempts: openAttempts(database, clock.now, () => false),
    pictures: {} as CommerceService['pictures'],
    ages: { isAtLeast: async () => true },
    gateway,
    pixReceiver: demoReceiver,
    site: () => 'http://banca.example',
    now: clock.now,
  };
  await app.register(async (scope: App) => commerceRoutes(scope, service));
  await app.ready();
  return { app, service };
}
