import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import { openGenreCounts } from '../catalogue/count-genres.ts';
import { openIssueCounts } from '../catalogue/count-issues.ts';
import { defaultMarket } from '../catalogue/markets/markets.ts';
import { openSearchCounts } from '../catalogue/search/count-search.ts';
import { openPopularSearches } from '../catalogue/search/popular-searches.ts';
import { openTopIssues } from '../catalogue/top-issues.ts';
import { commerceRoutes } from '../commerce/commerce-routes.ts';
import type { ReaderMail } from '../commerce/emails/reader-mail.ts';
import { markRead } from '../commerce/entitlements/mark-read.ts';
import { guardianRequestRoutes } from '../commerce/guardian-requests/guardian-request-routes.ts';
import type { JobContext } from '../commerce/scheduled/job-context.ts';
import { companyOf } from '../configuration/company.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { openCheckedDatabase } from '../database/open-database.ts';
import { readDatabaseClock } from '../database/read-database-clock.ts';
import type { RevenueContext } from '../finance/revenue/update-revenue.ts';
import type { AnnouncementContext } from '../following/announcements/announce-new-issues.ts';
import { announcementRoutes, unsubscribePath } from '../following/announcements/announcement-routes.ts';
import { openUnsubscribeLinks } from '../following/announcements/unsubscribe-links.ts';
import { openPushKey } from '../following/push/push-key.ts';
import { pushRoutes } from '../following/push/push-routes.ts';
import { openPushSender } from '../following/push/push-sender.ts';
import { pushContactOf } from '../following/push/sign-push-request.ts';
import { describeApi } from '../http/api-document.ts';
import { healthRoutes } from '../http/health-routes.ts';
import { type App, openApp } from '../http/open-app.ts';
import { openAttempts } from '../http/open-attempts.ts';
import { cachePublicAnswers } from '../http/public-answers.ts';
import { type AccountStore, openAccounts } from '../identity/accounts/accounts.ts';
import { findAccountName } from '../identity/accounts/find-account-name.ts';
import { openDeclaredAges } from '../identity/declared-ages.ts';
import type { DeletionContext } from '../identity/deletion/erase-due-accounts.ts';
import { addressAccount, sendToAccount } from '../identity/emails/send-to-account.ts';
import { openGuidedIdentities } from '../identity/guidance/open-guided-identities.ts';
import { identityRoutes } from '../identity/identity-routes.ts';
import { networkOf } from '../identity/network-of.ts';
import { openPublisherAccounts } from '../identity/open-publisher-accounts.ts';
import { openReaderAccounts } from '../identity/open-reader-accounts.ts';
import type { IdentityService } from '../identity/service.ts';
import { createSessionLookup } from '../identity/sessions/session-lookup.ts';
import { openSessions } from '../identity/sessions/sessions.ts';
import { legalRoutes } from '../legal/legal-routes.ts';
import { openMail } from '../mail/open-mail.ts';
import { type Media, openMedia } from '../media/open-media.ts';
import type { OpenIdSettings } from '../openid/discover.ts';
import { openOpenIdClient } from '../openid/open-openid-client.ts';
import { createDraftImageLookup } from '../publishing/draft-images.ts';
import type { PanelProposalContext } from '../publishing/panel-proposals.ts';
import { publishingRoutes } from '../publishing/publishing-routes.ts';
import { openUploadFolder } from '../publishing/uploads/upload-folder.ts';
import { createUploadQueue, type UploadQueue } from '../publishing/uploads/upload-queue.ts';
import { openProfiles } from '../readers/open-profiles.ts';
import { openReaderErasure } from '../readers/personal-data/open-reader-erasure.ts';
import { openReaderMarkets } from '../readers/reader-markets.ts';
import { openAlsoRead } from '../reading/also-read.ts';
import { createReadingScopeLookup, hasReadingRight } from '../reading/may-read.ts';
import { visitorOpeningLimit } from '../reading/visitor-opening-limit.ts';
import { openSecretBox } from '../secrets/secret-box.ts';
import { findDemoCatalogue } from '../seed/find-demo.ts';
import { openDrawingProcess } from '../seed/open-drawing-process.ts';
import { openSeedImages } from '../seed/seed-images.ts';
import { feedRoutes } from '../seo/feed-routes.ts';
import { openSeo } from '../seo/open-seo.ts';
import { openMoneyStandIns } from '../stand-ins/money-stand-ins.ts';
import { openStandIns, type StandIns, standInsPrefix } from '../stand-ins/stand-ins.ts';
import { serveWebApp } from '../web/web-app.ts';
import type { WebhookContext } from '../webhooks/deliver-events.ts';
import { comicsRoutes } from './comics-routes.ts';
import { logProblem } from './log-problem.ts';
import { openSigningKey } from './signing-key.ts';

/** The platform without a network port. Tests inject requests, and the start command listens. */
export interface Platform {
  app: App;
  database: Database;
  media: Media;
  accounts: AccountStore;
  /** The dependencies of the scheduled jobs. The start command starts them. */
  scheduledJobs: JobContext;
  /** The dependencies of the announcements of new issues. The start command starts them. */
  announcements: AnnouncementContext;
  /** Processes uploads. The start command repeats its passes. */
  uploadQueue: UploadQueue;
  /** The dependencies of panel proposals. The start command repeats their passes. */
  panelProposals: PanelProposalContext;
  /** The dependencies of the webhooks. The start command repeats their passes. */
  webhooks: WebhookContext;
  /** The dependencies of the revenue job. The start command repeats its passes. */
  revenue: RevenueContext;
  /** The dependencies of the deletion of accounts. The start command repeats its passes. */
  deletions: DeletionContext;
  /** The public address: PUBLIC_URL, or the address where this process listens. */
  site(): string;
  /** Makes `/health/ready` report that the platform is stopping. Requests are still served. */
  reportStopping(): void;
  close(): Promise<void>;
}

interface PlatformOptions {
  /** An open database, which the platform closes. Default: the configured one. */
  database?: Database;
  /** Receives one JSON line at a time. Default: standard output. */
  log?: { write(line: string): void };
  /** How long public responses are cached. */
  publicLifetimeMs?: number;
  /** How long a page waits for its first view. */
  pageTimeoutMs?: number;
  /** Verifies ages. Default: trusts declarations. Rule 8. */
  ages?: AgeVerifier;
  /** The module that draws the images of the seed. Default: the demo's, if it is installed. */
  seedCatalogue?: URL | null;
}

const comicsPrefix = '/api/comics';
const identityPrefix = '/api/identity';

export async function openPlatform(
  configuration: Configuration,
  {
    database: openedDatabase,
    publicLifetimeMs = 3000,
    pageTimeoutMs,
    seedCatalogue = findDemoCatalogue(),
    ages: ageVerifier,
    log,
  }: PlatformOptions = {},
): Promise<Platform> {
  const { database, check: checkDatabase } = openedDatabase
    ? { database: openedDatabase, check: () => sql`select 1`.execute(openedDatabase) }
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
    const ages = ageVerifier ?? openDeclaredAges(database);
    const app = await openApp(
      configuration,
      { findCaller: sessions.resolve, isGuardianOf: profiles.isGuardianOf },
      log,
    );
    const site = () => siteAddressOf(app, configuration);
    const standIns = openStandIns(configuration, site);
    const moneyStandIns = openMoneyStandIns(configuration, {
      database,
      site,
      notificationPath: `${comicsPrefix}/shop/notification`,
    });
    const mail = openMail({ configuration, mailbox: standIns.mailbox, log: app.log });
    const unsubscribeLinks = openUnsubscribeLinks(
      signingKey,
      () => `${site()}${comicsPrefix}${unsubscribePath}`,
    );
    const push = openPushSender({
      key: openPushKey(configuration.pushKey, signingKey),
      services: configuration.pushServices,
      contact: () => pushContactOf(site(), configuration.mailFrom),
      log: app.log,
    });
    const lookUpSession = createSessionLookup(database);
    const attempts = openAttempts(database);
    const { marketOf, forgetMarkets } = openReaderMarkets(
      { database, findCaller: sessions.resolve },
      publicLifetimeMs * 20,
    );
    const sendPublicAnswer = cachePublicAnswers({ lifetimeMs: publicLifetimeMs, marketOf, defaultMarket });
    const bannerChanges = { count: 0 };
    const topIssues = openTopIssues(database, publicLifetimeMs * 20);
    const countGenres = openGenreCounts(database, publicLifetimeMs * 20);
    const identity: IdentityService = {
      database,
      accounts,
      sessions,
      secrets: openSecretBox(signingKey, 'second-factor'),
      adminsNeedSecondFactor,
      attempts,
      mail,
      profiles,
      profileErasure: openReaderErasure(database, moneyStandIns.gateway),
      acceptsPublishedPasswords: configuration.demo,
      google: openClient(googleSettings(configuration, standIns), site),
      site,
      address: configuration.identityAddress,
    };

    const uploads = {
      database,
      openUpload: media.openUpload,
      folder: await openUploadFolder(database, configuration.dataDirectory),
      findAccount: accounts.find,
    };
    const uploadQueue = createUploadQueue(uploads, (error) =>
      logProblem(app.log, error, 'an upload could not be processed'),
    );

    const now = () => new Date();
    const webhooks: WebhookContext = {
      database,
      secrets: openSecretBox(signingKey, 'webhook'),
      allowsLoopback: configuration.demo,
      now,
      onProblem: (error) => logProblem(app.log, error, 'a webhook could not be processed'),
    };

    const panelProposals: PanelProposalContext = {
      database,
      proposePanels: media.proposePanels,
      onProblem: (error) => logProblem(app.log, error, 'the panels of a page could not be found'),
    };

    const readerMail: ReaderMail = { send: (uuid, email) => sendToAccount(identity, uuid, email) };

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
          marketOf,
          bannerChanges,
          topIssues,
          findAlsoRead: openAlsoRead(database, publicLifetimeMs * 20),
          countSearch: openSearchCounts({ database, attempts, signingKey }),
          listPopularSearches: openPopularSearches(
            { database, topIssues, countGenres },
            publicLifetimeMs * 20,
          ),
          countIssues: openIssueCounts(database, publicLifetimeMs * 20),
          countGenres,
          forgetMarkets,
          accounts: openReaderAccounts(identity),
          identities: openGuidedIdentities(identity),
          attempts,
          now,
          ages,
          countVisitor: (address) =>
            attempts.count({ limit: visitorOpeningLimit, subject: networkOf(address) }),
          operator: {
            name: configuration.operatorName,
            client: openClient(operatorSettings(configuration, standIns), site),
          },
        });
        publishingRoutes(
          scope,
          {
            database,
            pictures: media,
            openUpload: media.openUpload,
            storeFrontCover: media.storeFrontCover,
            accounts: openPublisherAccounts(),
            webhooks,
            attempts,
            bannerChanges,
          },
          { context: uploads, queue: uploadQueue, prefix: comicsPrefix },
        );
        announcementRoutes(scope, { database, unsubscribeLinks });
        pushRoutes(scope, { database, push });
        commerceRoutes(scope, {
          database,
          sendPublicAnswer,
          marketOf,
          attempts,
          pictures: media,
          ages,
          site,
          // Replace this with a real gateway: docs/third-parties.md.
          gateway: moneyStandIns.gateway,
          pixReceiver: configuration.pixReceiver,
          now,
        });
        guardianRequestRoutes(scope, {
          database,
          ages,
          attempts,
          findReaderName: (readerId) => findAccountName(accounts, readerId),
          hasReadingRight: (readerId, issueId) => hasReadingRight(database, readerId, issueId, now()),
          addressReader: (readerId) => addressAccount(identity, readerId),
          pictures: media,
          site,
          now,
        });
        await media.routes(scope, {
          findReadingScope: createReadingScopeLookup({ database, ages }),
          onFarPageSent: (readerId, issueId) => markRead(database, { readerId, issueId }, now()),
          findDraftImage: createDraftImageLookup({ database, findAccount: accounts.find }),
          lookUpSession,
        });
      },
      { prefix: comicsPrefix },
    );
    let isStopping = false;
    const reportStopping = () => {
      isStopping = true;
    };
    healthRoutes(app, {
      checkDatabase,
      isStopping: () => isStopping,
    });
    await app.register((scope: App) => standIns.routes(scope), { prefix: standInsPrefix });
    await app.register((scope: App) => moneyStandIns.routes(scope), { prefix: standInsPrefix });
    const seo = openSeo(configuration, {
      database,
      pictures: media,
      site,
      lifetimeMs: publicLifetimeMs,
      onProblem: (error) => app.log.error({ err: error }, 'the metadata of a page could not be loaded'),
    });
    legalRoutes(app, companyOf(configuration));
    feedRoutes(app, { database, pictures: media, site, lifetimeMs: publicLifetimeMs * 20 });
    await serveWebApp(app, configuration, { seo, lifetimeMs: publicLifetimeMs, timeoutMs: pageTimeoutMs });
    await app.ready();

    const close = async () => {
      reportStopping();
      // Before closing the app, because requests may wait for an image.
      await media.stopGenerating();
      await app.close();
      await uploadQueue.close();
      await Promise.all([mail.close(), push.close()]);
      await media.close();
      await database.destroy();
    };
    const announcements = {
      database,
      ages,
      readerMail,
      push,
      lookUpSession,
      unsubscribeLinks,
      site,
      now,
      onProblem: (error: unknown) => logProblem(app.log, error, 'new issues could not be announced'),
    };
    const scheduledJobs: JobContext = {
      database,
      gateway: moneyStandIns.gateway,
      now,
      readerMail,
      site,
      onProblem: (error) => logProblem(app.log, error, 'a scheduled job failed'),
    };
    const revenue: RevenueContext = {
      database,
      now,
      databaseNow: () => readDatabaseClock(database),
      onProblem: (error) => logProblem(app.log, error, 'the revenue could not be updated'),
    };
    const deletions: DeletionContext = {
      ...identity,
      now,
      onProblem: (error) => logProblem(app.log, error, 'an account could not be deleted'),
    };
    return {
      app,
      database,
      media,
      accounts,
      uploadQueue,
      panelProposals,
      scheduledJobs,
      announcements,
      webhooks,
      revenue,
      deletions,
      site,
      reportStopping,
      close,
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

function siteAddressOf(app: App, { publicUrl, host, port }: Configuration): string {
  if (publicUrl) return publicUrl;
  const listening = app.server.address() as AddressInfo | null;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${listening?.port ?? port}`;
}

const openClient = (settings: OpenIdSettings | null, site: () => string) =>
  settings && openOpenIdClient(settings, site);

function googleSettings(configuration: Configuration, { google }: StandIns): OpenIdSettings | null {
  const { googleIssuer, googleClientId: clientId, googleClientSecret: clientSecret } = configuration;
  if (!clientId) return google;
  return { issuer: () => googleIssuer, clientId, clientSecret, scope: 'openid email profile' };
}

function operatorSettings(configuration: Configuration, { operator }: StandIns): OpenIdSettings | null {
  const {
    operatorIssuer: issuer,
    operatorClientId: clientId,
    operatorClientSecret: clientSecret,
  } = configuration;
  if (!issuer || !clientId) return operator;
  return { issuer: () => issuer, clientId, clientSecret, scope: 'openid email phone profile plan' };
}

const identityService = {
  title: 'Banca: identity',
  description:
    'Accounts and sessions. Responses are wrapped in `data`. Error messages are in the language that accept-language prefers, except under /auth: clients recognise those by their English words.',
};

const comicsService = {
  title: 'Banca: comics',
  description:
    'Issues, series, publishers, reading and purchases. Money is in integer cents, times are ISO 8601 in UTC, and pages of lists count from 0. Texts are in the language that accept-language prefers: pt-br or en-us.',
};
