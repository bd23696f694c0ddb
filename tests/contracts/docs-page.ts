import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

/** A file that a page of `docs` shows, with its path according to the page. */
export interface ShownFile {
  readonly path: string;
  readonly code: string;
}

/** All files that a page of `docs` shows, in order. */
export async function filesOf(page: string): Promise<readonly ShownFile[]> {
  const text = await readFile(resolve(root, 'docs', page), 'utf8');
  const shown = text.matchAll(/in\s`((?:src|tests)\/[\w/.-]+)`:\n\n```tsx?\n(.*?)```/gis);
  return [...shown].map(([, path = '', code = '']) => ({ path, code }));
}

/** The files of the repository that a page of `docs` changes, with these changes. */
export async function changedFilesOf(page: string): Promise<readonly ShownFile[]> {
  const text = await readFile(resolve(root, 'docs', page), 'utf8');
  const shown = text.matchAll(/in\s`((?:src|tests)\/[\w/.-]+)`:\n\n```diff\n(.*?)\n```/gis);
  return Promise.all(
    [...shown].map(async ([, path = '', change = '']) => ({
      path,
      code: withAdditions(await readFile(resolve(root, path), 'utf8'), change.split('\n')),
    })),
  );
}

/** Adds the lines that start with '+' below the context line that precedes them in the diff. */
function withAdditions(code: string, change: readonly string[]): string {
  const lines = code.split('\n');
  let at = -1;
  for (const line of change) {
    const [kind, text] = [line.charAt(0), line.slice(1)];
    if (kind === '+') {
      at += 1;
      lines.splice(at, 0, text);
      continue;
    }
    at = lines.indexOf(text);
    if (at < 0 || lines.indexOf(text, at + 1) >= 0)
      throw new Error(`Not exactly one line of the file: ${text}`);
  }
  return lines.join('\n');
}

/** The code of a page that shows exactly one file. */
export async function codeOf(page: string): Promise<ShownFile> {
  const [file, ...others] = await filesOf(page);
  if (!file || others.length > 0) throw new Error(`${page} does not show one file.`);
  return file;
}

/** Cached for all pages. */
const sources = new Map<string, ts.SourceFile>();

/** The compiler errors of files that exist only in memory, with the settings of the app. */
export function compilerErrorsIn(...files: readonly ShownFile[]): string[] {
  const virtualFiles = new Map(files.map(({ path, code }) => [resolve(root, path), code]));
  const settings = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile: read, fileExists } = host;
  host.fileExists = (path) => virtualFiles.has(path) || fileExists(path);
  host.readFile = (path) => virtualFiles.get(path) ?? read(path);
  host.getSourceFile = (path, target) => {
    const code = virtualFiles.get(path);
    if (code !== undefined) return ts.createSourceFile(path, code, target);
    const text = sources.has(path) ? undefined : host.readFile(path);
    if (text !== undefined) sources.set(path, ts.createSourceFile(path, text, target));
    return sources.get(path);
  };
  // TypeScript also checks that the folder of a file exists.
  const { directoryExists } = host;
  const folders = new Set([...virtualFiles.keys()].map((each) => dirname(each)));
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? true);
  const globals = ['src/presentation/ui/globals.d.ts', 'src/composition/texts/i18next.d.ts'].map((each) =>
    resolve(root, each),
  );
  const program = ts.createProgram([...virtualFiles.keys(), ...globals], options, host);
  const diagnostics = [...virtualFiles.keys()].flatMap((file) => [
    ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
    ...program.getSemanticDiagnostics(program.getSourceFile(file)),
  ]);
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/**
 * Runs the file in a temporary folder together with `others`. Imports of other files point to the repository.
 */
export async function run(file: ShownFile, others: readonly ShownFile[] = []): Promise<object> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'banca-page-'));
  await symlink(resolve(root, 'node_modules'), join(temporaryFolder, 'node_modules'));
  const shown = new Set([file, ...others].map(({ path }) => resolve(root, path)));
  for (const { path, code } of [file, ...others]) {
    const folder = dirname(resolve(root, path));
    const rooted = code.replace(/from '(\.[^']+)'/g, (unchanged, specifier: string) => {
      const imported = resolve(folder, specifier);
      return shown.has(imported) ? unchanged : `from '${imported}'`;
    });
    await mkdir(dirname(join(temporaryFolder, path)), { recursive: true });
    await writeFile(join(temporaryFolder, path), rooted);
  }
  try {
    return await import(join(temporaryFolder, file.path));
  } finally {
    await rm(temporaryFolder, { recursive: true });
  }
}
