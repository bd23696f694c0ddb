import { startScheduledJobs } from '../commerce/scheduled/start-scheduled-jobs.ts';
import { companyOf } from '../configuration/company.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { type DataDirectoryLock, lockDataDirectory } from '../data-directory/lock-data-directory.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { updateRevenue } from '../finance/revenue/update-revenue.ts';
import { announceNewIssues } from '../following/announcements/announce-new-issues.ts';
import { eraseDueAccounts } from '../identity/deletion/erase-due-accounts.ts';
import { removeExpiredCodes } from '../identity/emails/magic-codes.ts';
import { endPublishedSessions, hasPublishedPasswords } from '../identity/end-published-sessions.ts';
import { checkOriginals } from '../media/images/check-originals.ts';
import { forgetFormerImages } from '../publishing/forget-former-images.ts';
import { proposeMissingPanels } from '../publishing/panel-proposals.ts';
import { runWebhookPass, webhookPauseMs } from '../publishing/webhooks/run-webhook-pass.ts';
import { repeatPasses } from '../scheduled-jobs/repeat-passes.ts';
import { loadDemo } from '../seed/find-demo.ts';
import { findSeedAccounts } from '../seed/seed-accounts.ts';
import type { SeedContent } from '../seed/seed-content.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { listSeedImages } from '../seed/seed-images.ts';
import { standInsPrefix } from '../stand-ins/stand-ins.ts';
import { checkWebDirectory } from './check-web-directory.ts';
import { logProblem } from './log-problem.ts';
import { networkNotices } from './network-notices.ts';
import { openPlatform, type Platform } from './platform.ts';
import { showProgress } from './show-progress.ts';

export interface RunningPlatform {
  /** The public address. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Opens the platform and listens. In a demo it fills an empty database, and draws the comics in the background. `report`
 * receives messages for the operator.
 */
export async function startPlatform(
  configuration: Configuration,
  report: (line: string) => void,
): Promise<RunningPlatform> {
  // Reported before anything is opened.
  companyOf(configuration);
  await checkWebDirectory(configuration);
  const lock = await lockDataDirectory(configuration.dataDirectory);
  try {
    const platform = await openPlatform(configuration);
    return await runPlatform(platform, lock, configuration, report);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function runPlatform(
  platform: Platform,
  lock: DataDirectoryLock,
  configuration: Configuration,
  report: (line: string) => void,
): Promise<RunningPlatform> {
  try {
    await checkOriginals(platform.database, configuration.dataDirectory, listSeedImages);
    const demo = configuration.demo ? await loadDemo() : null;
    if (!demo) await endPublishedSessions(platform.database);
    // Before the demo is created, so that a port in use is reported at once.
    const address = await listen(platform, configuration);
    if (demo) await fillWithDemo(platform, demo);
    report(`Banca is open at ${address}`);
    for (const notice of networkNotices(configuration)) report(notice);
    await reportAccounts(platform, demo, report);
    reportMail(platform, configuration, address, report);
    void drawDemo(platform, report);
    const scheduledJobs = startScheduledJobs(platform.scheduledJobs);
    const announcements = startAnnouncements(platform);
    const uploads = repeatPasses(() => platform.uploadQueue.runPass());
    const proposals = repeatPasses((isStopping) => proposeMissingPanels(platform.panelProposals, isStopping));
    const webhooks = startWebhooks(platform);
    const revenue = repeatPasses((isStopping) => updateRevenue(platform.revenue, isStopping));
    const deletions = startDeletions(platform);
    const imageRemoval = startImageRemoval(platform);
    return {
      address,
      async stop() {
        platform.reportStopping();
        await Promise.all([
          scheduledJobs.stop(),
          announcements.stop(),
          uploads.stop(),
          proposals.stop(),
          webhooks.stop(),
          revenue.stop(),
          imageRemoval.stop(),
          deletions.stop(),
        ]);
        // The lock is released last, because the database is in the folder.
        await platform.close();
        await lock.release();
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}

async function fillWithDemo(platform: Platform, demo: SeedContent): Promise<void> {
  await seedDatabase(platform, {
    ...demo,
    openCatalogue() {
      platform.media.prepareGenerator();
      return demo.openCatalogue();
    },
  });
}

/** Runs in the background while readers browse. */
async function drawDemo({ media }: Platform, report: (line: string) => void): Promise<void> {
  const progress = showProgress('Images of the demo drawn', report);
  const { generated, total } = await media.generateMissing(({ done, total }) => progress.show(done, total));
  progress.clear();
  if (total === 0) return;
  if (generated === total) report('All images of the demo are drawn.');
  else
    report(
      `${generated} of ${total} missing images of the demo are drawn. Banca draws the others when they are needed, or after the next start.`,
    );
}

async function listen(platform: Platform, { host, port }: Configuration): Promise<string> {
  try {
    await platform.app.listen({ host, port });
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, host, port);
  }
  return platform.site();
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const problems: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Stop the program that uses it, or set PORT to another port. PORT=0 selects a free one.`,
    EACCES: `This account may not use port ${port} of ${host}. Set PORT to 1024 or above.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}. Set HOST to one of its addresses.`,
    ENOTFOUND: `The host name ${host} is unknown. Set HOST to an address of this machine.`,
  };
  const problem = problems[error.code ?? ''];
  return problem ? new ExplainedFailure(problem) : error;
}

function reportMail(
  { app }: Platform,
  { smtpUrl }: Configuration,
  address: string,
  report: (line: string) => void,
): void {
  const mailbox = `${standInsPrefix}/mailbox`;
  if (app.hasRoute({ method: 'GET', url: mailbox })) report(`Emails: ${address}${mailbox}`);
  else if (!smtpUrl)
    app.log.warn('SMTP_URL is not set: readers cannot confirm an email address or reset a password');
}

async function reportAccounts(
  { database }: Platform,
  demo: SeedContent | null,
  report: (line: string) => void,
) {
  if (!demo) {
    if (await hasPublishedPasswords(database))
      report('Warning: this database has demo accounts. Those with a demo password cannot sign in.');
    return;
  }
  const accounts = await findSeedAccounts(database, demo.accounts);
  for (const { role, email, username, password } of accounts.slice(0, 2)) {
    report(`${role === 'USER' ? 'Reader' : 'Staff'}: ${email} (${username}), password ${password}`);
  }
  if (accounts.length > 0) report('More readers, staff, coupons and vouchers: docs/demo.md');
}

/** A pass that fails is logged, and the next one continues. */
const startAnnouncements = ({ announcements }: Platform) =>
  repeatPasses((isStopping) => announceNewIssues(announcements, isStopping).catch(announcements.onProblem));

const startDeletions = ({ database, deletions }: Platform) =>
  repeatPasses(async (isStopping) => {
    await removeExpiredCodes(database, deletions.now()).catch(deletions.onProblem);
    await eraseDueAccounts(deletions, isStopping).catch(deletions.onProblem);
  });

const startWebhooks = ({ webhooks }: Platform) =>
  repeatPasses((isStopping) => runWebhookPass(webhooks, isStopping), webhookPauseMs);

/** Searches all images, so it runs rarely. */
const imageRemovalPauseMs = 10 * 60 * 1000;

const startImageRemoval = ({ app, database, media }: Platform) =>
  repeatPasses(async (isStopping) => {
    await forgetFormerImages(database).catch((error) =>
      logProblem(app.log, error, 'former images could not be removed'),
    );
    await media.removeUnused(isStopping);
  }, imageRemovalPauseMs);
