import { globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../..');

interface Source {
  readonly text: string;
  readonly syntax: ts.SourceFile;
  /** Imported files by path, and whether they are imported at run time or only for their types. */
  readonly imports: ReadonlyMap<string, boolean>;
}

/** The sources of the app by path. */
export type Sources = ReadonlyMap<string, Source>;

export function readSources(): Sources {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.fixtures.tsx'] });
  return new Map(paths.map((path) => [path, parseSource(path, readFileSync(resolve(root, path), 'utf8'))]));
}

export function parseSource(path: string, text: string): Source {
  const syntax = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports = new Map<string, boolean>();
  const add = (module: ts.Node | undefined, isRuntime: boolean) => {
    if (!module || !ts.isStringLiteral(module)) return;
    const target = posix.join(posix.dirname(path), module.text);
    imports.set(target, isRuntime || imports.get(target) === true);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isRuntimeImport(node));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, !node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], true);
    ts.forEachChild(node, visit);
  };
  visit(syntax);
  return { text, syntax, imports };
}

function isRuntimeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return true;
  const { phaseModifier, name, namedBindings } = importClause;
  if (phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return true;
  return namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly);
}

/**
 * Creates a function that returns the screens whose code reaches a text, such as the name of an operation, in alphabetical
 * order. 'shell' is the code that every screen has. The function follows names, so it may return too many screens: from a
 * method of an adapter to the files that know its port and call a method with this name, from these to the presenters and
 * views that use them, and to the screens that import those at run time.
 */
export function createScreenSearch(sources: Sources): (text: RegExp) => string[] {
  const importers = findImporters(sources);
  const entries = findEntries(sources);
  const methods = new Map(
    [...sources.keys()].filter(isAdapter).map((path) => [path, methodsOf(path, sources)]),
  );
  const ports = new Set([...methods.values()].flat().flatMap((method) => method.ports));
  const users = new Map([...ports].map((port) => [port, findUsers(port, importers, sources)]));
  const callersOf = ({ ports, name }: AdapterMethod) =>
    ports
      .flatMap((port) => [...(users.get(port) ?? [])])
      .filter((path) => sources.get(path)?.text.includes(`.${name}(`));
  return (text) => {
    const found = [...sources].filter(([, source]) => text.test(source.text)).map(([path]) => path);
    const adapters = new Set(found.filter(isAdapter));
    // What a client of a service does concerns every adapter that uses the client.
    for (const path of adapters)
      if (methods.get(path)?.length === 0)
        for (const importer of importers.get(path) ?? []) if (isAdapter(importer)) adapters.add(importer);
    const callers = [...adapters].flatMap((path) => {
      const all = methods.get(path) ?? [];
      const having = all.filter((method) => text.test(method.text));
      // If no public method has the text, any of them may use the part that has it.
      return (having.length > 0 ? having : all).flatMap(callersOf);
    });
    const views = findViews([...found.filter((path) => !isAdapter(path)), ...callers], importers);
    return entries
      .filter(({ files }) => views.some((view) => files.has(view)))
      .map(({ screen }) => screen)
      .sort();
  };
}

type Importers = ReadonlyMap<string, ReadonlySet<string>>;

function findImporters(sources: Sources): Importers {
  const importers = new Map<string, Set<string>>();
  for (const [path, { imports }] of sources)
    for (const target of imports.keys())
      importers.set(target, (importers.get(target) ?? new Set<string>()).add(path));
  return importers;
}

const isAdapter = (path: string): boolean => path.startsWith('src/infrastructure/');

interface AdapterMethod {
  readonly name: string;
  readonly text: string;
  /** The files of the ports that the adapter implements. */
  readonly ports: readonly string[];
}

/** The public methods of the adapters in a file. */
const methodsOf = (path: string, sources: Sources): AdapterMethod[] =>
  [...(sources.get(path)?.syntax.statements ?? [])].filter(ts.isClassDeclaration).flatMap((adapter) => {
    const ports = portsOf(adapter, path);
    return adapter.members
      .filter(ts.isMethodDeclaration)
      .filter(({ name }) => ports.length > 0 && ts.isIdentifier(name))
      .map((member) => ({ name: member.name.getText(), text: member.getText(), ports }));
  });

function portsOf(adapter: ts.ClassDeclaration, path: string): string[] {
  const names = (adapter.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  );
  return adapter
    .getSourceFile()
    .statements.filter(ts.isImportDeclaration)
    .filter(({ importClause }) =>
      importClause
        ?.getText()
        .match(/\w+/g)
        ?.some((word) => names.includes(word)),
    )
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter(ts.isStringLiteral)
    .map((module) => posix.join(posix.dirname(path), module.text));
}

/**
 * The files that can call a port: those that import it, those that import a file of types that has it, and those that get
 * it from the container.
 */
function findUsers(port: string, importers: Importers, sources: Sources): Set<string> {
  const users = new Set(importers.get(port));
  for (const path of users)
    if (hasOnlyTypes(sources.get(path)?.syntax))
      for (const importer of importers.get(path) ?? []) users.add(importer);
  const name = posix.basename(port, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const token = new RegExp(`\\btokens\\.${name}\\b`);
  for (const [path, { text }] of sources)
    if (path.startsWith('src/composition/') && token.test(text)) users.add(path);
  return users;
}

const hasOnlyTypes = (syntax: ts.SourceFile | undefined): boolean =>
  syntax?.statements.every(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement),
  ) ?? false;

/** The presenters, views and modules that use the files, directly or by use cases and rules of the domain. */
function findViews(paths: readonly string[], importers: Importers): string[] {
  const reached = new Set(paths);
  for (const path of reached) {
    if (!isInner(path)) continue;
    for (const importer of importers.get(path) ?? [])
      if (isInner(importer) || importer.startsWith('src/presentation/')) reached.add(importer);
  }
  return [...reached].filter((path) => !isInner(path));
}

const isInner = (path: string): boolean => /^src\/(?:application|domain)\//.test(path);

const screens = 'src/composition/screens/';
const start = 'src/composition/startup/main.tsx';

/** The files of each screen, and those of the shell. */
function findEntries(sources: Sources): { screen: string; files: ReadonlySet<string> }[] {
  const isScreen = (path: string) => path.startsWith(screens);
  return [
    { screen: 'shell', files: reachedFrom(start, sources, isScreen) },
    ...[...sources.keys()].filter(isScreen).map((path) => ({
      screen: posix.basename(path, '.ts'),
      files: reachedFrom(path, sources, () => false),
    })),
  ];
}

/** The files that a file imports at run time, directly or indirectly. */
function reachedFrom(entry: string, sources: Sources, isLeftOut: (path: string) => boolean): Set<string> {
  const reached = new Set([entry]);
  for (const path of reached)
    for (const [target, isRuntime] of sources.get(path)?.imports ?? [])
      if (isRuntime && !isLeftOut(target)) reached.add(target);
  return reached;
}
