import { parseArgs } from 'node:util';
import { affectedSpecs } from './affected-specs.ts';
import { affectedTests } from './affected-tests.ts';
import { allFiles, changedFiles } from './changed-files.ts';
import { exists, readImportGraph } from './import-graph.ts';
import { partOf } from './parts.ts';
import { resultTable } from './result-table.ts';
import { runSuite } from './run-suite.ts';
import { runsFor } from './suite-run.ts';

/* Runs the tests that a change affects, and lists skipped ones: `npm run check -- --base main --list`. */
const { values } = parseArgs({
  options: { base: { type: 'string', default: 'HEAD' }, list: { type: 'boolean', default: false } },
});
const print = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const changed = changedFiles(values.base);
const graph = readImportGraph(allFiles().filter(exists));
const tests = affectedTests(graph, changed);
const specs = affectedSpecs(graph, changed);
const files = [...tests.files, ...specs.files];
const hasTypes = changed.some((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));

print(
  changed.length === 0 ? `Nothing differs from ${values.base}.` : `Changed: ${changed.join(', ')}`,
  `Runs ${hasTypes ? 'types, ' : ''}lint and ${files.length} test files${files.length > 0 ? ':' : '.'}`,
  ...files.map((file) => `  ${file}`),
);
const skipped = ['Skipped:', ...[...tests.skipped, ...specs.skipped].map((line) => `  ${line}`)];

if (values.list) print(...skipped);
else {
  const parts = [
    'lint',
    ...(hasTypes ? ['types'] : []),
    ...files.flatMap((file) => partOf(file)?.name ?? []),
  ];
  const results = await runSuite(runsFor({ parts: new Set(parts), files, grep: specs.grep }));
  print('', resultTable(results), '', ...skipped, '  Run npm test before you hand the change in.');
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
}
