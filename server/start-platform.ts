import type { AddressInfo } from 'node:net';
import type { Configuration } from './configuration.ts';
import { type Claim, claimDataDirectory } from './control/claim-data-directory.ts';
import { loadDemo } from './demo/load-demo.ts';
import { presentDemoAccounts } from './identity/demo-accounts.ts';
import { openPlatform, type Platform } from './platform.ts';
import { platformCommands } from './platform-commands.ts';
import { ExplainedFailure } from './run-command.ts';

export interface StartedPlatform {
  /** Where readers reach it. */
  address: string;
  stop(): Promise<void>;
}

/** Opens the platform, fills an empty database with the demo when that is on, and listens. Tells each step. */
export async function startPlatform(
  configuration: Configuration,
  tell: (line: string) => void,
): Promise<StartedPlatform> {
  const claim = await claimDataDirectory(configuration.dataDirectory);
  try {
    const platform = await openPlatform(configuration);
    return await runOn(platform, claim, configuration, tell);
  } catch (error) {
    await claim.release();
    throw error;
  }
}

async function runOn(
  platform: Platform,
  claim: Claim,
  configuration: Configuration,
  tell: (line: string) => void,
): Promise<StartedPlatform> {
  try {
    // First, so that a port that is taken is told at once and not after minutes of drawing.
    const address = await listen(platform, configuration);
    if (configuration.demo) await fillWithDemo(platform, tell);
    claim.serve(platformCommands(platform));
    tell(`Banca is open at ${address}`);
    await tellDemoAccounts(platform, configuration.demo, tell);
    return {
      address,
      async stop() {
        // The folder is free only once its database is closed.
        await platform.close();
        await claim.release();
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}

async function fillWithDemo(platform: Platform, tell: (line: string) => void): Promise<void> {
  // Imported only where it is needed: it is a library of drawings.
  const openCatalogue = async () => {
    const { demoIssues, demoPublishers, demoSeries } = await import('./demo/catalogue.ts');
    return { issues: demoIssues, publishers: demoPublishers, series: demoSeries };
  };
  await loadDemo(platform, openCatalogue, ({ issue, issues, title }) =>
    tell(`Drawing the demo catalogue, ${issue} of ${issues}: ${title}`),
  );
}

async function listen(platform: Platform, { host, port, publicUrl }: Configuration): Promise<string> {
  try {
    await platform.app.listen({ host, port });
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, host, port);
  }
  const { port: taken } = platform.app.server.address() as AddressInfo;
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
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

async function tellDemoAccounts(platform: Platform, isDemo: boolean, tell: (line: string) => void) {
  const present = await presentDemoAccounts(platform.accounts);
  if (present.length === 0) return;
  if (!isDemo) {
    tell('Warning: the demo accounts, whose passwords everybody knows, are still in this database.');
    return;
  }
  for (const { role, email, username, password } of present) {
    tell(`${role === 'USER' ? 'Reader' : 'Staff'}: ${email} (${username}), password ${password}`);
  }
}
