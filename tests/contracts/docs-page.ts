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
export async function readFilesOf(page: string): Promise<readonly ShownFile[]> {
  const text = await readFile(resolve(root, 'docs', page), 'utf8');
  const matches = text.matchAll(/in\s`((?:src|tests)\/[\w/.-]+)`:\n\n```tsx?\n(.*?)```/gis);
  return [...matches].map(([, path = '', code = '']) => ({ path, code }));
}

/** The files of the repository that a page of `docs` changes, as they are after the change. */
export async function readChangedFilesOf(page: string): Promise<readonly ShownFile[]> {
  const text = await readFile(resolve(root, 'docs', page), 'utf8');
  const matches = text.matchAll(/in\s`((?:src|tests)\/[\w/.-]+)`:\n\n```diff\n(.*?)\n```/gis);
  return Promise.all(
    [...matches].map(async ([, path = '', change = '']) => ({
      path,
      code: addLines(await readFile(resolve(root, path), 'utf8'), change.split('\n')),
    })),
  );
}

/** Adds the lines that start with '+' below the context line that precedes them in the diff. */
function addLines(code: string, change: readonly string[]): string {
  const lines = code.split('\n');
  let lineIndex = -1;
  for (const line of change) {
    const [marker, text] = [line.charAt(0), line.slice(1)];
    if (marker === '+') {
      lineIndex += 1;
      lines.splice(lineIndex, 0, text);
      continue;
    }
    lineIndex = lines.indexOf(text);
    if (lineIndex < 0 || lines.indexOf(text, lineIndex + 1) >= 0)
      throw new Error(`The file does not contain exactly one line: ${text}`);
  }
  return lines.join('\n');
}

/** The code of a page that shows exactly one file. */
export async function readSingleFileOf(page: string): Promise<ShownFile> {
  const [file, ...otherFiles] = await readFilesOf(page);
  if (!file || otherFiles.length > 0) throw new Error(`${page} does not show one file.`);
  return file;
}

/** Parsed files by path. Caches them for all pages. */
const parsedFiles = new Map<string, ts.SourceFile>();

/** The compiler errors of files that exist only in memory, with the settings of the app. */
export function findCompilerErrors(...files: readonly ShownFile[]): string[] {
  const virtualFiles = new Map(files.map(({ path, code }) => [resolve(root, path), code]));
  const settings = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile: readFromDisk, fileExists } = host;
  host.fileExists = (path) => virtualFiles.has(path) || fileExists(path);
  host.readFile = (path) => virtualFiles.get(path) ?? readFromDisk(path);
  host.getSourceFile = (path, target) => {
    const code = virtualFiles.get(path);
    if (code !== undefined) return ts.createSourceFile(path, code, target);
    const text = parsedFiles.has(path) ? undefined : host.readFile(path);
    if (text !== undefined) parsedFiles.set(path, ts.createSourceFile(path, text, target));
    return parsedFiles.get(path);
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
 * Runs the file in a temporary folder together with `otherFiles`. Imports of other files point to the repository.
 */
export async function runFile(file: ShownFile, otherFiles: readonly ShownFile[] = []): Promise<object> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'banca-page-'));
  await symlink(resolve(root, 'node_modules'), join(temporaryFolder, 'node_modules'));
  const shownPaths = new Set([file, ...otherFiles].map(({ path }) => resolve(root, path)));
  for (const { path, code } of [file, ...otherFiles]) {
    const folder = dirname(resolve(root, path));
    const codeWithAbsoluteImports = code.replace(/from '(\.[^']+)'/g, (unchanged, specifier: string) => {
      const imported = resolve(folder, specifier);
      return shownPaths.has(imported) ? unchanged : `from '${imported}'`;
    });
    await mkdir(dirname(join(temporaryFolder, path)), { recursive: true });
    await writeFile(join(temporaryFolder, path), codeWithAbsoluteImports);
  }
  try {
    return await import(join(temporaryFolder, file.path));
  } finally {
    await rm(temporaryFolder, { recursive: true });
  }
}
