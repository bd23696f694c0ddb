import { readSelection } from './read-selection.ts';
import { resultTable } from './result-table.ts';
import { runSuite } from './run-suite.ts';
import { runsFor } from './suite-run.ts';

/* Runs the suite: `npm test`; some of its parts: `npm test -- unit lint`; some test files: `npm test -- PATH`. */
const selection = readSelection(process.argv.slice(2));

if (typeof selection === 'string') {
  process.stderr.write(`${selection}\n`);
  process.exitCode = 1;
} else {
  const results = await runSuite(runsFor(selection));
  process.stdout.write(`\n${resultTable(results)}\n`);
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
}
