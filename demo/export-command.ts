import { mkdir, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '@banca/server/commands/run-command.ts';
import { messageOf } from '@banca/server/errors/error-facts.ts';
import { ExplainedFailure } from '@banca/server/errors/explained-failure.ts';
import { showProgress } from '@banca/server/platform/show-progress.ts';

const help = `Draws the demo catalogue and writes it as comic archives.

  npm run demo:export -- DIR

Writes each language of each issue as a CBZ file to DIR, which is created if necessary. ComicInfo.xml and banca.json in
the files describe the issue, so that npm run import -- DIR imports the same catalogue.
No database or running platform is needed.
`;

await runCommand(async () => {
  const { folder, isHelp } = readArguments(process.argv.slice(2));
  if (isHelp || folder === undefined) return void process.stdout.write(help);
  const explain = (error: unknown) => explainFolderError(folder, error);
  if ((await stat(folder).catch(() => null))?.isFile())
    throw new ExplainedFailure(`${folder} is a file, not a folder.`);
  await mkdir(folder, { recursive: true }).catch(explain);
  const { exportCatalogue } = await import('./export/export-catalogue.ts');
  const { openCatalogue } = await import('./open-catalogue.ts');
  const progress = showProgress('Pages drawn', (line) => process.stdout.write(`${line}\n`));
  const catalogue = await openCatalogue();
  const names = await exportCatalogue(catalogue, folder, ({ done, total }) => progress.show(done, total))
    .catch(explain)
    .finally(progress.clear);
  process.stdout.write(`Wrote ${names.length} comics to ${folder}.\n`);
});

function readArguments(args: string[]): { folder: string | undefined; isHelp: boolean } {
  const { values, positionals } = parse(args);
  const [folder, ...more] = positionals;
  const isHelp = values.help === true;
  if (!isHelp && (!folder || more.length > 0)) {
    throw new ExplainedFailure('Name one folder for the comics. See --help.');
  }
  return { folder, isHelp };
}

function parse(args: string[]) {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new ExplainedFailure(`${messageOf(error)} See --help.`);
  }
}

/** Errors of the file system are caused by the folder. Others are bugs and are thrown again. */
function explainFolderError(folder: string, error: unknown): never {
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  throw new ExplainedFailure(`The comics cannot be written to ${folder}: ${error.message}.`);
}
