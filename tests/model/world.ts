import { PGlite } from '@electric-sql/pglite';
import { type Dialect, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { commerceRoutes } from '../../server/commerce/commerce-routes.ts';
import { nobody } from '../../server/commerce/pix/pix-receiver.ts';
import type { CommerceService } from '../../server/commerce/service.ts';
import { readConfiguration } from '../../server/configuration.ts';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import type { Tables } from '../../server/database/tables.ts';
import { type App, openApp } from '../../server/http/open-app.ts';
import { openAttempts } from '../../server/http/open-attempts.ts';
import { keepPublicAnswers } from '../../server/http/public-answers.ts';
import { fateful } from './fateful-dialect.ts';
import { ModelGateway } from './model-gateway.ts';
import { beginDay } from './new-day.ts';
import { openingTime, openShop, type Shop } from './shop.ts';

/** Goes only where it is moved to, and a millisecond at every look: no two things happen at one instant. */
export class Clock {
  time = openingTime;
  readonly look = (): Date => {
    this.time += 1;
    return new Date(this.time);
  };
}

/** Machines that sell together, from one database and through one gateway. */
export interface World {
  shop: Shop;
  database: Database;
  clock: Clock;
  gateway: ModelGateway;
  machines: Machine[];
  /** Everything from the beginning, as if nobody had come yet. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

export interface Machine {
  app: App;
  service: CommerceService;
}

/** `databaseUrl`: of a PostgreSQL server, to which each machine has connections of its own; absent: one embedded database. */
export async function openWorld({ databaseUrl }: { databaseUrl?: string } = {}): Promise<World> {
  const clock = new Clock();
  const dialectOf = databaseUrl ? () => new PostgresDialect({ pool: poolOf(databaseUrl) }) : undefined;
  const database = open(dialectOf?.() ?? new PGliteDialect({ pglite: await PGlite.create() }));
  const databases = dialectOf ? [database, open(dialectOf())] : [database, database];
  await migrate(database);
  const shop = await openShop(database);
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
    async begin() {
      clock.time = openingTime;
      gateway.begin();
      await beginDay(database, shop, gateway);
    },
    async close() {
      for (const { app } of machines) await app.close();
      for (const each of new Set(databases)) await each.destroy();
    },
  };
}

function poolOf(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 20 });
  // A server that stops before the last goodbye is read is none of this.
  pool.on('error', () => {});
  return pool;
}

const open = (dialect: Dialect): Database => new Kysely<Tables>({ dialect: fateful(dialect) });

/** What commerce asks of its surroundings, with nothing of what these tests do not look at. */
async function openMachine(database: Database, clock: Clock, gateway: ModelGateway): Promise<Machine> {
  const app = await openApp(readConfiguration({ LOG_LEVEL: 'silent' }), {
    // A session is opened by the name of whose it is.
    resolve: async (uuid) => ({ uuid, role: 'USER', grantings: [] }),
    isGuardianOf: async () => false,
  });
  const service: CommerceService = {
    database,
    sendPublicAnswer: keepPublicAnswers(1),
    attempts: openAttempts(database, clock.look, () => false),
    pictures: {} as CommerceService['pictures'],
    ages: { isAtLeast: async () => true },
    gateway,
    pixReceiver: nobody,
    site: () => 'http://banca.example',
    now: clock.look,
  };
  await app.register(async (scope: App) => commerceRoutes(scope, service));
  await app.ready();
  return { app, service };
}
