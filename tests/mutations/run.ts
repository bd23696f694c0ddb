import { parseArgs } from 'node:util';
import { mutations } from './mutations.ts';
import { type Results, writeResults } from './results.ts';
import { createTrial } from './try-mutation.ts';
import { checkOut } from './working-tree.ts';

/** Plants each fault and runs the tests that should detect it: `npm run check:mutations -- --help`. */
const help = `npm run check:mutations -- [--only 3,17] [--against REVISION] [--write]

  --only     Numbers of tests/mutations/README.md; default: all.
  --against  The revision to plant them in; default: HEAD. Uncommitted changes are not included.
  --write    Writes the results into tests/mutations/README.md.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    against: { type: 'string', default: 'HEAD' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

if (values.help) print(help);
else process.exitCode = (await runMutations()) ? 0 : 1;

async function runMutations(): Promise<boolean> {
  const selectedNumbers = values.only?.split(',').map(Number);
  const unknownNumbers = selectedNumbers?.filter((number) => !mutations[number - 1]) ?? [];
  if (unknownNumbers.length > 0)
    throw new Error(`--only takes numbers from 1 to ${mutations.length}, not ${unknownNumbers.join(', ')}.`);
  const tree = await checkOut(values.against);
  const stop = () => void tree.remove().finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const tryMutation = createTrial(tree);
    const results: Results = {};
    for (const [index, mutation] of mutations.entries()) {
      if (selectedNumbers && !selectedNumbers.includes(index + 1)) continue;
      const result = await tryMutation(mutation);
      results[mutation.description] = result;
      print([index + 1, mutation.kind, mutation.description, ...Object.values(result)].join(' | '));
      if (values.write) await writeResults(mutations, { [mutation.description]: result });
    }
    const outcomes = Object.values(results);
    const detected = outcomes.filter(({ result }) => result === 'detected').length;
    print(`Detected: ${detected} of ${outcomes.length}.`);
    return detected === outcomes.length;
  } finally {
    await tree.remove();
  }
}
