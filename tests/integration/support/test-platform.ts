import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { AgeVerifier } from '../../../server/catalogue/age-verifier.ts';
import { readConfiguration } from '../../../server/configuration/configuration.ts';
import type { Database } from '../../../server/database/database.ts';
import type { AccountTable } from '../../../server/database/identity-tables.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { openPlatform, type Platform } from '../../../server/platform/platform.ts';
import { companySettings } from '../../support/company-settings.ts';
import { rejectUndeclaredFailures } from '../../support/silent-log.ts';
import { createTestDatabase } from '../../support/test-database.ts';

/** An account with a session. */
export interface TestCaller {
  uuid: string;
  /** The public id of the session, which does not grant access. */
  sessionId?: string;
  headers: { authorization: string };
}

export interface TestPlatform extends Platform {
  /** The events of the security log. The other log is silent. */
  securityEvents: Record<string, unknown>[];
  /** Returns the number of statements that the database has run. */
  statements(): number;
  dataDirectory: string;
  signIn(role?: AccountTable['role'], expiresAt?: Date): Promise<TestCaller>;
  /** Deletes all data. The platform is then as after its first start without the demo. */
  deleteAllData(): Promise<void>;
}

export interface TestPlatformOptions {
  /** The address of a database that several platforms share. By default, each platform has its own. */
  databaseUrl?: string;
  webDirectory?: string;
  /** How long public answers are cached. By default, practically not at all. */
  publicLifetimeMs?: number;
  environment?: Record<string, string>;
  ages?: AgeVerifier;
}

/** Opens a platform with its own database and data directory. */
export async function openTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'banca-platform-'));
  let statements = 0;
  const securityEvents: Record<string, unknown>[] = [];
  const ownDatabase = options.databaseUrl === undefined ? await createTestDatabase() : undefined;
  const databaseUrl = options.databaseUrl ?? ownDatabase?.url;
  const database = (await openDatabase({ databaseUrl, dataDirectory: dataDirectory })).withPlugin({
    transformQuery: ({ node }) => node,
    // Counts here, because Kysely also calls transformQuery for parts of a statement.
    async transformResult({ result }) {
      statements += 1;
      return result;
    },
  });
  const configuration = readConfiguration({
    ...companySettings,
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'error',
    WEB_DIR: options.webDirectory,
    ...options.environment,
  });
  const platform = await openPlatform(configuration, {
    database,
    publicLifetimeMs: options.publicLifetimeMs ?? 1,
    log: {
      write(line) {
        rejectUndeclaredFailures(line);
        securityEvents.push(JSON.parse(line));
      },
    },
    // On a busy machine, pages must still wait for their data and views.
    pageTimeoutMs: 30_000,
    ...(options.ages && { ages: options.ages }),
    seedCatalogue: new URL('./fake-catalogue.ts', import.meta.url),
  });
  return {
    ...platform,
    dataDirectory: dataDirectory,
    statements: () => statements,
    securityEvents,
    signIn: (role = 'USER', expiresAt) => signIn(database, role, expiresAt),
    deleteAllData: () => empty(database),
    async close() {
      await platform.close();
      await ownDatabase?.drop();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

/** Adds an account without a password, because hashing is slow. */
export async function signIn(
  database: Database,
  role: AccountTable['role'],
  expiresAt = new Date(Date.now() + 600_000),
): Promise<TestCaller> {
  const token = randomBytes(32).toString('base64url');
  const username = `somebody.${randomBytes(6).toString('hex')}`;
  const { uuid } = await database
    .insertInto('identity.account')
    .values({
      username,
      email: `${username}@example.com`,
      passwordHash: '',
      nickname: null,
      name: null,
      surname: null,
      avatar: null,
      role,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  const { id: sessionId } = await database
    .insertInto('identity.session')
    .values({
      tokenHash: createHash('sha256').update(token).digest('hex'),
      accountId: uuid,
      expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { uuid, sessionId, headers: { authorization: `Bearer ${token}` } };
}

async function empty(database: Database): Promise<void> {
  await sql`truncate comics.image, comics.publisher, comics.reader, comics.plan, comics.credit_offer, identity.account, platform.milestone, finance.revenue_month, finance.tax_rate cascade`.execute(
    database,
  );
}
