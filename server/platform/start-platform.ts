import { startScheduledJobs } from '../commerce/scheduled/start-scheduled-jobs.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { type DataDirectoryLock, lockDataDirectory } from '../data-directory/lock-data-directory.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { endPublishedSessions, hasPublishedPasswords } from '../identity/end-published-sessions.ts';
import { checkOriginals } from '../media/images/check-originals.ts';
import { loadDemo } from '../seed/find-demo.ts';
import { findSeedAccounts } from '../seed/seed-accounts.ts';
import type { SeedContent } from '../seed/seed-content.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { listSeedImages } from '../seed/seed-images.ts';
import { standInsPrefix } from '../stand-ins/stand-ins.ts';
import { checkWebDirectory } from './check-web-directory.ts';
import { networkNotices } from './network-notices.ts';
import { openPlatform, type Platform } from './platform.ts';
import { showProgress } from './show-progress.ts';

export interface StartedPlatform {
  /** Where readers reach it. */
  address: string;
  stop(): Promise<void>;
}

/** Opens the platform, listens, and fills an empty database with the demo when that is on: its comics are drawn afterwards. Tells each step. */
export async function startPlatform(
  configuration: Configuration,
  tell: (line: string) => void,
): Promise<StartedPlatform> {
  await checkWebDirectory(configuration);
  const lock = await lockDataDirectory(configuration.dataDirectory);
  try {
    const platform = await openPlatform(configuration);
    return await runOn(platform, lock, configuration, tell);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function runOn(
  platform: Platform,
  lock: DataDirectoryLock,
  configuration: Configuration,
  tell: (line: string) => void,
): Promise<StartedPlatform> {
  try {
    await checkOriginals(platform.database, configuration.dataDirectory, listSeedImages);
    const demo = configuration.demo ? await loadDemo() : null;
    if (!demo) await endPublishedSessions(platform.database);
    // First, so that a port that is taken is told before anything is made.
    const address = await listen(platform, configuration);
    if (demo) await fillWithDemo(platform, demo);
    tell(`Banca is open at ${address}`);
    for (const notice of networkNotices(configuration)) tell(notice);
    await reportAccounts(platform, demo, tell);
    tellMail(platform, configuration, address, tell);
    void drawDemo(platform, tell);
    const scheduledJobs = startScheduledJobs(platform.scheduledJobs);
    return {
      address,
      async stop() {
        platform.announceStop();
        await scheduledJobs.stop();
        // The folder is free only once its database is closed.
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
async function drawDemo({ media }: Platform, tell: (line: string) => void): Promise<void> {
  const progress = showProgress('Pictures of the demo drawn', tell);
  const { generated, total } = await media.generateMissing(({ done, total }) => progress.show(done, total));
  progress.clear();
  if (total === 0) return;
  if (generated === total) tell('Every picture of the demo is drawn.');
  else
    tell(
      `${generated} of ${total} missing pictures of the demo are drawn. Banca draws the others when they are needed, or after the next start.`,
    );
}

async function listen(platform: Platform, { host, port }: Configuration): Promise<string> {
  try {
    await platform.app.listen({ host, port });
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, host, port);
  }
  return platform.site();
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const problems: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is taken. Stop what uses it, or set PORT to another one (0: any free one).`,
    EACCES: `Port ${port} of ${host} may not be used by this account. Set PORT to 1024 or above.`,
    EADDRNOTAVAIL: `This machine does not have the address ${host}. Set HOST to one of its own.`,
    ENOTFOUND: `The host name ${host} is not known. Set HOST to an address of this machine.`,
  };
  const problem = problems[error.code ?? ''];
  return problem ? new ExplainedFailure(problem) : error;
}

function tellMail(
  { app }: Platform,
  { smtpUrl }: Configuration,
  address: string,
  tell: (line: string) => void,
): void {
  const mailbox = `${standInsPrefix}/mailbox`;
  if (app.hasRoute({ method: 'GET', url: mailbox })) tell(`Letters arrive at ${address}${mailbox}`);
  else if (!smtpUrl)
    app.log.warn('SMTP_URL is not set: nobody can confirm an e-mail address or recover a password');
}

async function reportAccounts(
  { database }: Platform,
  demo: SeedContent | null,
  tell: (line: string) => void,
) {
  if (!demo) {
    if (await hasPublishedPasswords(database))
      tell('Warning: this database has demo accounts. Those with a demo password cannot sign in.');
    return;
  }
  const accounts = await findSeedAccounts(database, demo.accounts);
  for (const { role, email, username, password } of accounts.slice(0, 2)) {
    tell(`${role === 'USER' ? 'Reader' : 'Staff'}: ${email} (${username}), password ${password}`);
  }
  if (accounts.length > 0) tell('More readers, staff, coupons and vouchers: docs/demo.md');
}
