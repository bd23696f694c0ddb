import { type Configuration, readConfiguration } from './configuration.ts';
import { claimDataDirectory } from './control/claim-data-directory.ts';
import { connectToPlatform } from './control/connect-to-platform.ts';
import { openDatabase } from './database/open-database.ts';
import { openAccounts } from './identity/accounts.ts';
import { createStaff, type NewStaff } from './identity/create-staff.ts';
import { readPassword } from './identity/read-password.ts';
import { ExplainedFailure, runCommand } from './run-command.ts';

await runCommand(async () => {
  const [email, username, ...more] = process.argv.slice(2);
  if (!email || !username || more.length > 0) {
    throw new ExplainedFailure('Usage: npm run create-staff -- EMAIL USERNAME. The password is asked for.');
  }
  const configuration = readConfiguration(process.env);
  await create(configuration, { email, username, password: await readPassword() });
  process.stdout.write(`${email} (${username}) can sign in as an administrator now.\n`);
});

/** By the running platform where there is one: the embedded database belongs to one process. */
async function create(configuration: Configuration, staff: NewStaff): Promise<void> {
  const running = await connectToPlatform(configuration.dataDirectory);
  if (!running) return createAlone(configuration, staff);
  try {
    await running.run('create-staff', staff).catch((error: Error) => {
      throw new ExplainedFailure(error.message);
    });
  } finally {
    running.close();
  }
}

async function createAlone(configuration: Configuration, staff: NewStaff): Promise<void> {
  const claim = await claimDataDirectory(configuration.dataDirectory, 'create-staff');
  try {
    const database = await openDatabase(configuration);
    await createStaff(openAccounts(database), staff).finally(() => database.destroy());
  } finally {
    await claim.release();
  }
}
