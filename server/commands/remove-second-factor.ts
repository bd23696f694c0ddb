import { readConfiguration } from '../configuration/configuration.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { resetSecondFactor } from '../identity/second-factor/reset-second-factor.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [usernameOrEmail, ...more] = process.argv.slice(2);
  if (!usernameOrEmail || more.length > 0) {
    throw new ExplainedFailure('Usage: npm run remove-second-factor -- EMAIL or USERNAME.');
  }
  const commandDatabase = await openCommandDatabase(readConfiguration(process.env), 'remove-second-factor');
  await resetSecondFactor(commandDatabase.database, usernameOrEmail).finally(commandDatabase.close);
  process.stdout.write(
    `The second factor of ${usernameOrEmail} is removed, and all its sessions are ended.\n`,
  );
});
