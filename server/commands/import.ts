import { readConfiguration } from '../configuration/configuration.ts';
import { decodePath } from '../media/sources/comic-path.ts';
import { showProgress } from '../platform/show-progress.ts';
import { listSeedImages } from '../seed/seed-images.ts';
import { findComics } from './import/find-comics.ts';
import { type ImportObserver, openImportTarget } from './import/import-target.ts';
import { help, readArguments } from './import/read-arguments.ts';
import { resultLines } from './import/result-lines.ts';
import { runCommand } from './run-command.ts';

/** `npm run import`. Returns false if a comic could not be imported. */
async function importComics(commandLine: string[]): Promise<boolean> {
  const parsed = readArguments(commandLine);
  if (parsed === 'help') {
    process.stdout.write(help);
    return true;
  }
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  const paths = (await Promise.all(parsed.paths.map(findComics))).flat();
  const target = await openImportTarget(readConfiguration(process.env), listSeedImages);
  let isSuccessful = true;
  try {
    for (const comic of paths) {
      if (interruption.signal.aborted) return false;
      const path = decodePath(comic);
      const bar = showProgress(path);
      const observer: ImportObserver = {
        onProgress: ({ page, pages }) => bar.show(page, pages),
        signal: interruption.signal,
      };
      const result = await target.importPath(comic, parsed.flags, observer).finally(bar.clear);
      isSuccessful &&= result.outcome !== 'failed';
      const output = result.outcome === 'failed' ? process.stderr : process.stdout;
      for (const line of resultLines(path, result)) output.write(`${line}\n`);
    }
  } finally {
    await target.close();
  }
  return isSuccessful;
}

await runCommand(async () => {
  if (!(await importComics(process.argv.slice(2)))) process.exitCode = 1;
});
