import { openDatabase } from '../../../../server/database/open-database.ts';
import { updateRevenue } from '../../../../server/finance/revenue/update-revenue.ts';

// Closes the months that are due on a day, in a process that a test can kill.
const [databaseUrl = '', today = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDirectory: '' });
process.stdout.write('started\n');
await updateRevenue({
  database,
  now: () => new Date(today),
  databaseNow: async () => new Date(today),
  onProblem(error) {
    throw error;
  },
});
await database.destroy();
