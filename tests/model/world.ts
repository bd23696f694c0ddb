import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { commerceRoutes } from '../../server/commerce/commerce-routes.ts';
import { nobody } from '../../server/commerce/pix/pix-receiver.ts';
import type { CommerceService } from '../../server/commerce/service.ts';
import { readConfiguration } from '../../server/configuration/configuration.ts';
import { createKysely } from '../../server/database/create-kysely.ts';
import type { Database } from '../../server/database/database.ts';
import { type App, openApp } from '../../server/http/open-app.ts';
import { openAttempts } from '../../server/http/open-attempts.ts';
import { cachePublicAnswers } from '../../server/http/public-answers.ts';
import { silentLog } from '../support/silent-log.ts';
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

/** `databaseUrl`: of a migrated database, to which each machine has its own connections. */
export async function openWorld(databaseUrl: string): Promise<World> {
  const clock = new Clock();
  const databases = [open(databaseUrl), open(databaseUrl)] as const;
  const [database] = databases;
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
      for (const each of databases) await each.destroy();
    },
  };
}

function open(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 20 });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => {});
  return createKysely(fateful(new PostgresDialect({ pool })));
}

/** What commerce asks of its surroundings, with nothing of what these tests do not look at. */
async function openMachine(database: Database, clock: Clock, gateway: ModelGateway): Promise<Machine> {
  const app = await openApp(
    readConfiguration({ LOG_LEVEL: 'error' }),
    {
      // A session is opened by the name of whose it is.
      resolve: async (uuid) => ({
        uuid,
        role: 'USER',
        grantings: [],
        session: { id: '', createdAt: new Date(0) },
      }),
      isGuardianOf: async () => false,
    },
    silentLog,
  );
  const service: CommerceService = {
    database,
    sendPublicAnswer: cachePublicAnswers(1),
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
