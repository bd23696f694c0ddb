import { posix } from 'node:path';
import ts from 'typescript';

export interface CodeFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly code: string;
}

interface ModuleUse {
  /** The name, or '*' if the whole module is imported. */
  readonly name: string;
  readonly from: string;
}

/**
 * Returns the exports that no other file imports, as 'path name'. An import of a whole module, also with `import()`, uses
 * all its exports. Types may be exported for their name in the signature of another export, so they count only if their
 * own file does not use them either. `packages`: folders by package name.
 */
export function findUnusedExports(
  files: readonly CodeFile[],
  packages: Readonly<Record<string, string>> = {},
): string[] {
  const parsedFiles = files.map(({ path, code }) =>
    ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true),
  );
  const usedNames = new Map<string, Set<string>>();
  for (const file of parsedFiles) {
    for (const { name, from } of findUses(file, packages)) {
      usedNames.set(from, (usedNames.get(from) ?? new Set()).add(name));
    }
  }
  return parsedFiles.flatMap((file) => {
    const used = usedNames.get(file.fileName);
    if (used?.has('*')) return [];
    return findExportedNames(file)
      .filter((name) => !used?.has(name) && !(isTypeOf(file, name) && countName(file, name) > 1))
      .map((name) => `${file.fileName} ${name}`);
  });
}

const isTypeOf = (file: ts.SourceFile, name: string): boolean =>
  file.statements.some(
    (statement) =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === name,
  );

function countName(file: ts.SourceFile, name: string): number {
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return count;
}

function findUses(file: ts.SourceFile, packages: Readonly<Record<string, string>>): ModuleUse[] {
  const uses: ModuleUse[] = [];
  const add = (specifier: ts.Node | undefined, names: readonly string[]): void => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const from = resolveModule(file.fileName, specifier.text, packages);
    if (from !== null) uses.push(...names.map((name) => ({ name, from })));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importedNames(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, forwardedNames(node.exportClause));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], ['*']);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, ['*']);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  const { namedBindings, name } = clause ?? {};
  if (namedBindings && ts.isNamespaceImport(namedBindings)) return ['*'];
  const elements = namedBindings?.elements ?? [];
  return [
    ...(name ? ['default'] : []),
    ...elements.map((element) => (element.propertyName ?? element.name).text),
  ];
}

function forwardedNames(clause: ts.NamedExportBindings | undefined): string[] {
  if (!clause || ts.isNamespaceExport(clause)) return ['*'];
  return clause.elements.map((element) => (element.propertyName ?? element.name).text);
}

function resolveModule(
  importer: string,
  specifier: string,
  packages: Readonly<Record<string, string>>,
): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const owner = Object.keys(packages).find((name) => specifier.startsWith(`${name}/`));
  if (owner === undefined) return null;
  const path = `${packages[owner]}${specifier.slice(owner.length)}`;
  return path.endsWith('.ts') ? path : `${path}.ts`;
}

function findExportedNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      return exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map((element) => element.name.text)
        : [];
    }
    if (!ts.canHaveModifiers(statement)) return [];
    const kinds = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
    if (!kinds.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword))
      return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
    return namedDeclaration(statement);
  });
}

const namedDeclaration = (statement: ts.Statement): string[] =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement)
    ? [statement.name?.text ?? 'default']
    : [];

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
