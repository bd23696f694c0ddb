import { mkdir, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '@banca/server/commands/run-command.ts';
import { messageOf } from '@banca/server/errors/error-facts.ts';
import { ExplainedFailure } from '@banca/server/errors/explained-failure.ts';
import { showProgress } from '@banca/server/platform/show-progress.ts';

const help = `Draws the demo catalogue and writes it as comic archives.

  npm run demo:export -- DIR

Each language of each issue becomes a CBZ file in DIR, which is made when there is none. The files hold what is
known of the issue in ComicInfo.xml and banca.json: npm run import -- DIR reads all of it back.
Neither a database nor a running platform is needed.
`;

/** `npm run demo:export` */
await runCommand(async () => {
  const { folder, isHelp } = readArguments(process.argv.slice(2));
  if (isHelp || folder === undefined) return void process.stdout.write(help);
  const refuse = (error: unknown) => refuseFolder(folder, error);
  if ((await stat(folder).catch(() => null))?.isFile())
    throw new ExplainedFailure(`${folder} is a file, not a folder.`);
  await mkdir(folder, { recursive: true }).catch(refuse);
  const { exportCatalogue } = await import('./export/export-catalogue.ts');
  const { openCatalogue } = await import('./open-catalogue.ts');
  const progress = showProgress('Pages drawn', (line) => process.stdout.write(`${line}\n`));
  const catalogue = await openCatalogue();
  const names = await exportCatalogue(catalogue, folder, ({ done, total }) => progress.show(done, total))
    .catch(refuse)
    .finally(progress.clear);
  process.stdout.write(`Wrote ${names.length} comics into ${folder}.\n`);
});

function readArguments(words: string[]): { folder: string | undefined; isHelp: boolean } {
  const { values, positionals } = parse(words);
  const [folder, ...more] = positionals;
  const isHelp = values.help === true;
  if (!isHelp && (!folder || more.length > 0)) {
    throw new ExplainedFailure('Give one folder to write the comics into. --help tells more.');
  }
  return { folder, isHelp };
}

function parse(words: string[]) {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new ExplainedFailure(`${messageOf(error)} --help tells more.`);
  }
}

/** The file system's errors say what is wrong with the folder; others are the drawings'. */
function refuseFolder(folder: string, error: unknown): never {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  throw new ExplainedFailure(`The comics cannot be written into ${folder}: ${error.message}.`);
}
