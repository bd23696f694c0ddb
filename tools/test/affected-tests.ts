import { callersOf } from './calls.ts';
import type { ImportGraph } from './import-graph.ts';

/** Almost every test depends on these, so their dependants are selected differently. */
const platformHub =
  /^server\/(?:platform\/(?:platform|start-platform|comics-routes)|commands\/(?:run-platform|open-throwaway-platform|start|import))\.ts$/;
const appHub = /^src\/composition\//;
export const isHub = (file: string): boolean => platformHub.test(file) || appHub.test(file);

const testFile = /\.test\.tsx?$/;

/** Settings of the build and the tests. Imports do not show what they affect, so every file of Jest runs. */
const configuration = /^(?:[^/]+\.(?:json|[cm]?js|ts)|tests\/setup\/.*)$/;

/** Code that the money model tests. */
const money = /^server\/commerce\//;

export interface AffectedTests {
  readonly files: readonly string[];
  /** Which tests were left out, and why. */
  readonly skipped: readonly string[];
}

/** Returns the Jest files that a change may break. */
export function affectedTests(graph: ImportGraph, changed: readonly string[]): AffectedTests {
  const all = [...graph.files].filter((file) => testFile.test(file));
  const inFolder = (folder: string) => all.filter((file) => file.startsWith(folder));
  const isCode = changed.some((file) => /^(?:src|contract|server|demo|tests|tools)\//.test(file));
  const isConfigured = changed.some((file) => configuration.test(file));
  const reached = graph.dependants(changed, isHub);
  const isPlatformChanged = [...reached].some((file) => platformHub.test(file));
  const isAppChanged = [...reached].some((file) => appHub.test(file));
  const isMoneyChanged = changed.some((file) => money.test(file));
  const files = new Set([
    ...all.filter((file) => reached.has(file)),
    ...findTestsNaming(graph, all, changed),
    ...(isConfigured ? all : []),
    ...(isCode ? inFolder('tests/architecture/') : []),
    ...(isAppChanged ? inFolder('tests/unit/src/composition/') : []),
    ...(isPlatformChanged ? [...integrationTests(graph, reached, all), ...inFolder('tests/contracts/')] : []),
    ...(isMoneyChanged ? inFolder('tests/model/') : []),
  ]);
  const skipped = ['contracts', 'integration', 'model', 'architecture', 'unit'].flatMap((part) => {
    const own = inFolder(`tests/${part}/`);
    const count = own.filter((file) => !files.has(file)).length;
    return count > 0 ? [`${part}: ${count} of ${own.length} files, which do not depend on the change`] : [];
  });
  return { files: [...files].sort(), skipped };
}

/**
 * Returns integration tests that call an affected route, directly or in an imported suite. Returns all of them if no test
 * calls one.
 */
function integrationTests(
  graph: ImportGraph,
  reached: ReadonlySet<string>,
  all: readonly string[],
): string[] {
  const isIntegration = (file: string) => file.startsWith('tests/integration/');
  const tests = all.filter(isIntegration);
  const routeFiles = [...reached].filter((file) => /^server\/.*-routes?\.ts$/.test(file));
  const callers = callersOf(graph, routeFiles, [...graph.files].filter(isIntegration));
  const calling = graph.dependants(callers, () => false);
  return callers.length === 0 ? tests : tests.filter((test) => calling.has(test));
}

/** Returns tests that contain the names of changed data files, because these are not imported. */
function findTestsNaming(graph: ImportGraph, all: readonly string[], changed: readonly string[]): string[] {
  const others = changed
    .filter((file) => !/\.(?:tsx?|m?js|css)$/.test(file))
    .map((file) => file.split('/').at(-1) ?? '');
  return all.filter((test) => others.some((name) => graph.textOf(test).includes(name)));
}
