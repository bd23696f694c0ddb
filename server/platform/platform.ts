import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { openTopIssues } from '../catalogue/top-issues.ts';
import { commerceRoutes } from '../commerce/commerce-routes.ts';
import { logProblem } from '../commerce/scheduled/log-problem.ts';
import type { ScheduledJobs } from '../commerce/scheduled/scheduled-jobs.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { openCheckedDatabase } from '../database/open-database.ts';
import { describeApi } from '../http/api-document.ts';
import { healthRoutes } from '../http/health-routes.ts';
import { type App, openApp } from '../http/open-app.ts';
import { openAttempts } from '../http/open-attempts.ts';
import { cachePublicAnswers } from '../http/public-answers.ts';
import { type Accounts, openAccounts } from '../identity/accounts/accounts.ts';
import { openDeclaredAges } from '../identity/declared-ages.ts';
import { sendToAccount } from '../identity/emails/send-to-account.ts';
import { identityRoutes } from '../identity/identity-routes.ts';
import { openPeople } from '../identity/open-people.ts';
import { openSecretBox } from '../identity/second-factor/secret-box.ts';
import type { IdentityService } from '../identity/service.ts';
import { createSessionLookup } from '../identity/sessions/session-lookup.ts';
import { openSessions } from '../identity/sessions/sessions.ts';
import { openMail } from '../mail/open-mail.ts';
import { type Media, openMedia } from '../media/open-media.ts';
import type { OpenIdSettings } from '../openid/discover.ts';
import { openOpenIdClient } from '../openid/open-openid-client.ts';
import { openProfiles } from '../readers/open-profiles.ts';
import { createMayRead } from '../reading/may-read.ts';
import { findDemoCatalogue } from '../seed/find-demo.ts';
import { openDrawingProcess } from '../seed/open-drawing-process.ts';
import { openSeedImages } from '../seed/seed-images.ts';
import { openSeo } from '../seo/open-seo.ts';
import { openMoneyStandIns } from '../stand-ins/money-stand-ins.ts';
import { openStandIns, type StandIns, standInsPrefix } from '../stand-ins/stand-ins.ts';
import { serveWebApp } from '../web/web-app.ts';
import { comicsRoutes } from './comics-routes.ts';
import { openSigningKey } from './signing-key.ts';

/** Everything that runs, without a port: tests inject requests, the start command listens. */
export interface Platform {
  app: App;
  database: Database;
  media: Media;
  accounts: Accounts;
  /** What there is to do without being asked: the start command begins with it. */
  scheduledJobs: ScheduledJobs;
  /** The address that readers type: configured, or where this process listens. */
  site(): string;
  /** Makes `/health/ready` report that the platform is stopping. Requests are still served. */
  announceStop(): void;
  close(): Promise<void>;
}

interface Surroundings {
  /** Already open; the platform closes it. Absent: the configured one. */
  database?: Database;
  /** Receives one JSON line at a time. Default: standard output. */
  log?: { write(line: string): void };
  /** How long hot public answers are kept, in milliseconds. */
  publicLifetime?: number;
  /** How long a page waits for its first view. */
  pageTimeoutMs?: number;
  /** The module that draws the images of the seed. Default: the demo's, if it is installed. */
  seedCatalogue?: URL | null;
}

const comicsPrefix = '/api/comics';
const identityPrefix = '/api/identity';

export async function openPlatform(
  configuration: Configuration,
  {
    database: given,
    publicLifetime = 3000,
    pageTimeoutMs,
    seedCatalogue = findDemoCatalogue(),
    log,
  }: Surroundings = {},
): Promise<Platform> {
  const { database, check } = given
    ? { database: given, check: () => sql`select 1`.execute(given) }
    : await openCheckedDatabase(configuration, {
        poolSize: configuration.databasePoolSize,
        statementTimeoutMs: configuration.databaseStatementTimeoutMs,
      });
  try {
    const signingKey = await openSigningKey(configuration);
    const media = await openMedia({
      dataDirectory: configuration.dataDirectory,
      database,
      signingKey,
      prefix: comicsPrefix,
      ...(seedCatalogue && { generator: openSeedImages(database, openDrawingProcess(seedCatalogue)) }),
    });
    const accounts = openAccounts(database);
    const adminsNeedSecondFactor = !configuration.demo;
    const sessions = openSessions(database, { adminsNeedSecondFactor });
    const profiles = openProfiles(database);
    // A verifier of ages takes this one's place.
    const ages = openDeclaredAges(database);
    const app = await openApp(
      configuration,
      { resolve: sessions.resolve, isGuardianOf: profiles.isGuardianOf },
      log,
    );
    const site = () => siteOf(app, configuration);
    const standIns = openStandIns(configuration, site);
    const moneyStandIns = openMoneyStandIns(configuration, {
      database,
      site,
      notificationPath: `${comicsPrefix}/shop/notification`,
    });
    const mail = openMail({ configuration, mailbox: standIns.mailbox, log: app.log });
    const attempts = openAttempts(database);
    const sendPublicAnswer = cachePublicAnswers(publicLifetime);
    const identity: IdentityService = {
      database,
      accounts,
      sessions,
      secrets: openSecretBox(signingKey),
      adminsNeedSecondFactor,
      attempts,
      mail,
      profiles,
      acceptsPublishedPasswords: configuration.demo,
      google: clientOf(googleSettings(configuration, standIns), site),
      site,
      address: configuration.identityAddress,
    };

    await app.register(
      async (scope: App) => {
        await describeApi(scope, identityService);
        await identityRoutes(scope, identity);
      },
      { prefix: identityPrefix },
    );
    await app.register(
      async (scope: App) => {
        await describeApi(scope, comicsService);
        comicsRoutes(scope, {
          database,
          pictures: media,
          sendPublicAnswer,
          topIssues: openTopIssues(database, publicLifetime * 20),
          people: openPeople(identity),
          ages,
          operator: {
            name: configuration.operatorName,
            client: clientOf(operatorSettings(configuration, standIns), site),
          },
        });
        commerceRoutes(scope, {
          database,
          sendPublicAnswer,
          attempts,
          pictures: media,
          ages,
          site,
          // A real one takes its place: docs/third-parties.md.
          gateway: moneyStandIns.gateway,
          pixReceiver: configuration.pixReceiver,
          now: () => new Date(),
        });
        await media.routes(scope, {
          mayRead: createMayRead({ database, ages }),
          sessionLookup: createSessionLookup(database),
        });
      },
      { prefix: comicsPrefix },
    );
    let isStopping = false;
    const announceStop = () => {
      isStopping = true;
    };
    healthRoutes(app, {
      checkDatabase: check,
      isStopping: () => isStopping,
    });
    await app.register((scope: App) => standIns.routes(scope), { prefix: standInsPrefix });
    await app.register((scope: App) => moneyStandIns.routes(scope), { prefix: standInsPrefix });
    const seo = openSeo(configuration, {
      database,
      pictures: media,
      site,
      lifetimeMs: publicLifetime,
      onProblem: (error) => app.log.error({ err: error }, 'the facts of a page could not be told'),
    });
    await serveWebApp(app, configuration, { seo, lifetimeMs: publicLifetime, timeoutMs: pageTimeoutMs });
    await app.ready();

    const close = async () => {
      announceStop();
      // First, because requests may wait for an image.
      await media.stopGenerating();
      await app.close();
      await mail.close();
      await media.close();
      await database.destroy();
    };
    const scheduledJobs: ScheduledJobs = {
      database,
      gateway: moneyStandIns.gateway,
      now: () => new Date(),
      letters: { send: (uuid, letter) => sendToAccount(identity, uuid, letter) },
      site,
      onProblem: (error) => logProblem(app.log, error),
    };
    return { app, database, media, accounts, scheduledJobs, site, announceStop, close };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

function siteOf(app: App, { publicUrl, host, port }: Configuration): string {
  if (publicUrl) return publicUrl;
  const listening = app.server.address() as AddressInfo | null;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${listening?.port ?? port}`;
}

const clientOf = (settings: OpenIdSettings | null, site: () => string) =>
  settings && openOpenIdClient(settings, site);

function googleSettings(configuration: Configuration, { google }: StandIns): OpenIdSettings | null {
  const { googleIssuer, googleClientId: clientId, googleClientSecret: clientSecret } = configuration;
  if (!clientId) return google;
  return { issuer: () => googleIssuer, clientId, clientSecret, scope: 'openid email profile' };
}

function operatorSettings(configuration: Configuration, { operator }: StandIns): OpenIdSettings | null {
  const {
    operatorIssuer: issuer,
    operatorClientId: clientId = '',
    operatorClientSecret: clientSecret,
  } = configuration;
  if (!issuer) return operator;
  return { issuer: () => issuer, clientId, clientSecret, scope: 'openid email phone profile plan' };
}

const identityService = {
  title: 'Banca: identity',
  description:
    'Accounts and sessions. Answers are wrapped in `data`. Failures come in the language that accept-language prefers, but under /auth in English, by whose words clients recognise them.',
};

const comicsService = {
  title: 'Banca: comics',
  description:
    'Issues, series, publishers and what their readers read. Money is integer cents, instants are ISO 8601 in UTC, pages of lists count from 0. Texts come in the language that accept-language prefers: pt-br or en-us.',
};
