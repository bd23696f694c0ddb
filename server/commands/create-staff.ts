import { type Configuration, readConfiguration } from '../configuration/configuration.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { openAccounts } from '../identity/accounts/accounts.ts';
import { createStaff, type NewStaff } from '../identity/administration/create-staff.ts';
import { readPassword } from '../identity/passwords/read-password.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [email, username, ...more] = process.argv.slice(2);
  if (!email || !username || more.length > 0) {
    throw new ExplainedFailure(
      'Usage: npm run create-staff -- EMAIL USERNAME. The command asks for the password.',
    );
  }
  const configuration = readConfiguration(process.env);
  await createAccount(configuration, { email, username, password: await readPassword() });
  process.stdout.write(`${email} (${username}) ${describeNextStep(configuration)}\n`);
});

/** Asks the new administrator to set up the second factor. A demo does not require one. */
function describeNextStep({ demo, publicUrl = '' }: Configuration): string {
  if (demo) return 'can sign in as an administrator now.';
  return `can sign in now. Administrators have no rights before they set up two-step verification: sign in and open ${publicUrl}/account/security/two-factor.`;
}

async function createAccount(configuration: Configuration, staff: NewStaff): Promise<void> {
  const commandDatabase = await openCommandDatabase(configuration, 'create-staff');
  await createStaff(openAccounts(commandDatabase.database), staff).finally(commandDatabase.close);
}
