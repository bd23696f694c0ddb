import { screenRoutes } from '../../src/composition/routes/screen-table.ts';
import { isHub } from './affected-tests.ts';
import { addressesIn, isSameAddress } from './calls.ts';
import type { ImportGraph } from './import-graph.ts';

/** Limits for one change. */
const maxSpecs = 3;
const maxComponents = 4;

/** The most frequent reader actions. Runs if a change affects more than `maxSpecs` screens or specs, or none of them. */
const smokeSpec = 'shop.spec.ts';

/** The sources of the web app. */
const appSource = /^(?:src|contract|public|tools\/webpack)\/|^webpack\.config\.js$/;

/** The spec that covers most of each server folder. */
export const subjectSpecs: Readonly<Record<string, string>> = {
  catalogue: 'shop.spec.ts',
  commands: 'shop.spec.ts',
  commerce: 'acquisition.spec.ts',
  configuration: 'first-view.spec.ts',
  'data-directory': 'shop.spec.ts',
  database: 'shop.spec.ts',
  errors: 'shop.spec.ts',
  finance: 'shop.spec.ts',
  following: 'follow.spec.ts',
  'helper-process': 'reading.spec.ts',
  http: 'first-view.spec.ts',
  identity: 'identity.spec.ts',
  legal: 'consents.spec.ts',
  mail: 'identity.spec.ts',
  media: 'reading.spec.ts',
  openid: 'external.spec.ts',
  'personal-data': 'account.spec.ts',
  platform: 'shop.spec.ts',
  publishing: 'reading.spec.ts',
  readers: 'account.spec.ts',
  reading: 'reading.spec.ts',
  'scheduled-jobs': 'follow.spec.ts',
  secrets: 'identity.spec.ts',
  seed: 'shop.spec.ts',
  seo: 'first-view.spec.ts',
  'stand-ins': 'stand-ins.spec.ts',
  text: 'first-view.spec.ts',
  web: 'first-view.spec.ts',
  webhooks: 'shop.spec.ts',
};

export interface AffectedSpecs {
  readonly files: readonly string[];
  /** Pattern of the titles to run. By default, all tests of the files run. */
  readonly grep?: string;
  readonly skipped: readonly string[];
}

const appFolder = 'tests/e2e/';
const galleryFolder = 'tests/e2e/ui/';
const galleryOverview = `${galleryFolder}gallery.spec.ts`;

/** Returns the browser tests that a change may break, at most `maxSpecs` of the app. */
export function affectedSpecs(graph: ImportGraph, changed: readonly string[]): AffectedSpecs {
  const reached = graph.dependants(changed, isHub);
  const specs = [...graph.files].filter((file) => file.endsWith('.spec.ts')).sort();
  const app = appSpecs(graph, changed, reached, specs);
  const gallery = gallerySpecs(graph, changed, reached, specs);
  const files = [...app.files, ...gallery.files];
  const count = (folder: (file: string) => boolean) =>
    specs.filter((file) => folder(file) && !files.includes(file)).length;
  const isGallery = (file: string) => file.startsWith(galleryFolder);
  return {
    files,
    ...(gallery.files.includes(galleryOverview) && gallery.components.length > 0
      ? { grep: grepFor(files, gallery.components) }
      : {}),
    skipped: [
      `app in the browser: ${count((file) => !isGallery(file))} files${app.reason}`,
      `gallery: ${count(isGallery)} files${gallery.reason}`,
    ],
  };
}

function appSpecs(
  graph: ImportGraph,
  changed: readonly string[],
  reached: ReadonlySet<string>,
  specs: readonly string[],
): { files: string[]; reason: string } {
  const own = specs.filter((file) => file.startsWith(appFolder) && !file.startsWith(galleryFolder));
  const named = own.filter((file) => reached.has(file));
  const subjects = changed.flatMap((file) => /^server\/([^/]+)\//.exec(file)?.[1] ?? []);
  const features = changed.flatMap((file) => /^src\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? []);
  const byName = [
    ...subjects.flatMap((subject) => subjectSpecs[subject] ?? []),
    ...features.map((feature) => `${feature}.spec.ts`),
  ].flatMap((name) => own.filter((file) => file.endsWith(`/${name}`)));
  const reachedScreens = new Set(
    [...reached].flatMap(
      (file) => /^src\/composition\/screens\/(?:auth\/)?([^/]+)\.ts$/.exec(file)?.[1] ?? [],
    ),
  );
  const screens = screenRoutes.filter(([name]) => reachedScreens.has(name));
  const byScreen = rank(
    graph,
    own,
    screens.map(([, { path }]) => path),
  );
  const isBroad = screens.length > maxSpecs || named.length > maxSpecs;
  const smoke = appFolder + smokeSpec;
  const chosen = (isBroad ? [...byName, smoke] : [...named, ...byName, ...byScreen]).filter((file) =>
    own.includes(file),
  );
  if (chosen.length === 0 && changed.some((file) => appSource.test(file)))
    return { files: [smoke], reason: ': no spec covers the change, so only the smoke test was selected' };
  const files = [...new Set(chosen)].slice(0, maxSpecs);
  const reason = isBroad
    ? `: the change affects ${screens.length} screens, so only the smoke test was selected`
    : '';
  return { files, reason };
}

/**
 * Returns specs that visit these screens, ranked by number and share of visits. Drops specs below half of the best score.
 */
function rank(graph: ImportGraph, specs: readonly string[], screens: readonly string[]): string[] {
  if (screens.length === 0) return [];
  const all = screenRoutes.map(([, { path }]) => addressesIn(`'${path}'`).flat());
  const searched = screens.map((path) => addressesIn(`'${path}'`).flat());
  const isHome = (parts: readonly string[]) => parts.length === 1 && parts[0] === '';
  const goesTo = (visited: readonly string[], path: readonly string[]) =>
    isHome(path) ? isHome(visited) : isSameAddress(visited, path);
  return specs
    .map((file) => {
      const visited = addressesIn(graph.textOf(file)).filter((each) =>
        all.some((path) => goesTo(each, path)),
      );
      const hits = visited.filter((each) => searched.some((path) => goesTo(each, path))).length;
      return { file, score: hits === 0 ? 0 : hits ** 2 / visited.length };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .filter(({ score }, _index, [best]) => score * 2 >= (best?.score ?? 0))
    .map(({ file }) => file);
}

/** Returns components whose fixtures show the change, those in the changed folders first, and the specs that open them. */
function gallerySpecs(
  graph: ImportGraph,
  changed: readonly string[],
  reached: ReadonlySet<string>,
  specs: readonly string[],
): { files: string[]; components: string[]; reason: string } {
  const folders = changed.map((file) => file.slice(0, file.lastIndexOf('/') + 1));
  const fixtures = [...reached].filter((file) => file.endsWith('.fixtures.tsx'));
  const isOwn = (file: string) => folders.some((folder) => file.startsWith(folder));
  const shown = [...fixtures.filter(isOwn), ...fixtures.filter((file) => !isOwn(file))].map(
    (file) => /([^/]+)\.fixtures\.tsx$/.exec(file)?.[1] ?? '',
  );
  const components = shown.slice(0, maxComponents);
  const opens = (spec: string) => components.some((name) => graph.textOf(spec).includes(`'${name}'`));
  const own = specs.filter((file) => file.startsWith(galleryFolder));
  const named = own.filter((file) => reached.has(file));
  const files = [
    ...new Set([...named, ...own.filter(opens), ...(components.length > 0 ? [galleryOverview] : [])]),
  ];
  const rest = shown.slice(maxComponents);
  const reason = rest.length > 0 ? `, and the components ${rest.join(', ')}` : '';
  return { files: files.filter((file) => graph.files.has(file)), components, reason };
}

/**
 * Limits the overview to the components and runs the other files fully. Playwright matches the pattern against file and
 * title.
 */
function grepFor(files: readonly string[], components: readonly string[]): string {
  const others = files.filter((file) => file !== galleryOverview).map((file) => file.split('/').at(-1) ?? '');
  const patterns = others.map((name) => name.replaceAll('.', '\\.'));
  return [...patterns, ...components.map((name) => `gallery\\.spec\\.ts ${name}: `)].join('|');
}
