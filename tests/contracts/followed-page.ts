import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

/** The code of a page of `docs` that shows one file, and where it says that the file is. */
export async function codeOf(page: string): Promise<{ readonly path: string; readonly code: string }> {
  const text = await readFile(resolve(root, 'docs', page), 'utf8');
  const [, path, code] = /in `(src\/[\w/.-]+)`:\n\n```ts\n(.*?)```/s.exec(text) ?? [];
  if (!path || !code) throw new Error(`${page} shows no file.`);
  return { path, code };
}

/** Read once for all pages. */
const sources = new Map<string, ts.SourceFile>();

/** What the compiler has to say of a file that is only on paper, by the settings of the app. */
export function complaintsAbout({ path, code }: { readonly path: string; readonly code: string }): string[] {
  const file = resolve(root, path);
  const settings = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile: read, fileExists } = host;
  host.fileExists = (asked) => asked === file || fileExists(asked);
  host.readFile = (asked) => (asked === file ? code : read(asked));
  host.getSourceFile = (asked, target) => {
    const known = asked === file ? undefined : sources.get(asked);
    const text = known ? undefined : host.readFile(asked);
    if (text !== undefined) sources.set(asked, ts.createSourceFile(asked, text, target));
    return sources.get(asked);
  };
  const globals = resolve(root, 'src/presentation/ui/globals.d.ts');
  const program = ts.createProgram([file, globals], options, host);
  const found = [
    ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
    ...program.getSemanticDiagnostics(program.getSourceFile(file)),
  ];
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The file as it is run: written elsewhere, with what it imports named from there. */
export async function run({ path, code }: { readonly path: string; readonly code: string }): Promise<object> {
  const folder = dirname(resolve(root, path));
  const rooted = code.replace(/from '(\.[^']+)'/g, (_, asked: string) => `from '${resolve(folder, asked)}'`);
  const elsewhere = await mkdtemp(join(tmpdir(), 'banca-page-'));
  await symlink(resolve(root, 'node_modules'), join(elsewhere, 'node_modules'));
  const file = join(elsewhere, 'followed.ts');
  await writeFile(file, rooted);
  try {
    return await import(file);
  } finally {
    await rm(elsewhere, { recursive: true });
  }
}
