import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

/** A file that a page of `docs` shows, and where it says that the file is. */
export interface ShownFile {
  readonly path: string;
  readonly code: string;
}

/** All files that a page of `docs` shows, in its order. */
export async function filesOf(page: string): Promise<readonly ShownFile[]> {
  const text = await readFile(resolve(root, 'docs', page), 'utf8');
  const shown = text.matchAll(/in\s`((?:src|tests)\/[\w/.-]+)`:\n\n```tsx?\n(.*?)```/gis);
  return [...shown].map(([, path = '', code = '']) => ({ path, code }));
}

/** The files of the repository that a page of `docs` changes, as they are then. */
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

/** The code with the lines that begin with '+', each below the line of the code that the change names before it. */
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
    if (at < 0 || lines.indexOf(text, at + 1) >= 0) throw new Error(`Not one line of the file: ${text}`);
  }
  return lines.join('\n');
}

/** The code of a page that shows one file. */
export async function codeOf(page: string): Promise<ShownFile> {
  const [file, ...others] = await filesOf(page);
  if (!file || others.length > 0) throw new Error(`${page} does not show one file.`);
  return file;
}

/** Read once for all pages. */
const sources = new Map<string, ts.SourceFile>();

/** What the compiler has to say of files that are only on paper, by the settings of the app. */
export function complaintsAbout(...files: readonly ShownFile[]): string[] {
  const onPaper = new Map(files.map(({ path, code }) => [resolve(root, path), code]));
  const settings = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile: read, fileExists } = host;
  host.fileExists = (asked) => onPaper.has(asked) || fileExists(asked);
  host.readFile = (asked) => onPaper.get(asked) ?? read(asked);
  host.getSourceFile = (asked, target) => {
    const paper = onPaper.get(asked);
    if (paper !== undefined) return ts.createSourceFile(asked, paper, target);
    const text = sources.has(asked) ? undefined : host.readFile(asked);
    if (text !== undefined) sources.set(asked, ts.createSourceFile(asked, text, target));
    return sources.get(asked);
  };
  // TypeScript also looks for the folder of a file.
  const { directoryExists } = host;
  const folders = new Set([...onPaper.keys()].map((each) => dirname(each)));
  host.directoryExists = (asked) => folders.has(asked) || (directoryExists?.(asked) ?? true);
  const globals = ['src/presentation/ui/globals.d.ts', 'src/composition/texts/i18next.d.ts'].map((each) =>
    resolve(root, each),
  );
  const program = ts.createProgram([...onPaper.keys(), ...globals], options, host);
  const found = [...onPaper.keys()].flatMap((file) => [
    ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
    ...program.getSemanticDiagnostics(program.getSourceFile(file)),
  ]);
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The file as it is run: written elsewhere with `others`, and what they import from the repository named from there. */
export async function run(file: ShownFile, others: readonly ShownFile[] = []): Promise<object> {
  const elsewhere = await mkdtemp(join(tmpdir(), 'banca-page-'));
  await symlink(resolve(root, 'node_modules'), join(elsewhere, 'node_modules'));
  const shown = new Set([file, ...others].map(({ path }) => resolve(root, path)));
  for (const { path, code } of [file, ...others]) {
    const folder = dirname(resolve(root, path));
    const rooted = code.replace(/from '(\.[^']+)'/g, (unchanged, asked: string) => {
      const imported = resolve(folder, asked);
      return shown.has(imported) ? unchanged : `from '${imported}'`;
    });
    await mkdir(dirname(join(elsewhere, path)), { recursive: true });
    await writeFile(join(elsewhere, path), rooted);
  }
  try {
    return await import(join(elsewhere, file.path));
  } finally {
    await rm(elsewhere, { recursive: true });
  }
}
