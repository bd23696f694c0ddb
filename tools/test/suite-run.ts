import type { FileReport } from './file-report.ts';
import { readJestReport } from './jest-report.ts';
import { partOf, parts, type SuitePart, testParts } from './parts.ts';
import { readPlaywrightReport } from './playwright-report.ts';

/** One process of the suite: a script, or a test runner for one or more parts. */
export interface SuiteRun {
  readonly name: string;
  readonly parts: readonly SuitePart[];
  /** Arguments of Node. */
  readonly command: readonly string[];
  /** Reads its report. Absent for scripts. */
  readonly read?: (json: string, relative: (path: string) => string) => FileReport[];
  /** Arguments and environment variables for writing the report. */
  readonly reporting?: (file: string) => { args: readonly string[]; env: Readonly<Record<string, string>> };
}

/** Which tests a run is limited to. */
export interface Selection {
  /** Names of parts. */
  readonly parts: ReadonlySet<string>;
  /** Test files. Null for all files of the parts. */
  readonly files: readonly string[] | null;
  /** A pattern for titles of browser tests. */
  readonly grep?: string | undefined;
}

const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
const playwright = ['node_modules/@playwright/test/cli.js', 'test'];

/** Runs Jest and Playwright once for all of their parts, so all workers stay busy until the end. */
export function runsFor(selection: Selection): SuiteRun[] {
  const scripts = parts
    .filter((part) => part.runner === 'script')
    .filter(({ name }) => selection.parts.has(name))
    .map((part) => ({ name: part.name, parts: [part], command: [`run ${part.script}`] }));
  return [...scripts, ...jestRuns(selection), ...browserRuns(selection)];
}

function jestRuns({ parts: selected, files }: Selection): SuiteRun[] {
  const own = testParts.filter(({ runner, name }) => runner === 'jest' && selected.has(name));
  const paths = files?.filter((file) => own.some((part) => part === partOf(file)));
  if (own.length === 0 || paths?.length === 0) return [];
  const isWhole = own.length === testParts.filter(({ runner }) => runner === 'jest').length;
  const folders = isWhole ? [] : own.map(({ folder }) => folder);
  return [
    {
      name: 'jest',
      parts: own,
      command: [...jest, ...(paths ? ['--runTestsByPath', ...paths] : folders)],
      read: readJestReport,
      reporting: (file) => ({ args: ['--json', `--outputFile=${file}`], env: {} }),
    },
  ];
}

/** Projects of playwright.config.ts by part. Playwright starts only the servers of these projects. */
const projects: Readonly<Record<string, readonly string[]>> = {
  gallery: ['--project=gallery'],
  app: ['--project=shop', '--project=large'],
};

function browserRuns({ parts: selected, files, grep }: Selection): SuiteRun[] {
  const own = testParts.filter(({ runner, name }) => runner === 'playwright' && selected.has(name));
  const paths = files?.filter((file) => own.some((part) => part === partOf(file))) ?? [];
  const [first] = own;
  if (!first || (files && paths.length === 0)) return [];
  return [
    {
      name: own.length > 1 ? 'browser' : first.name,
      parts: own,
      command: [
        ...playwright,
        ...own.flatMap(({ name }) => projects[name] ?? []),
        ...paths,
        ...(grep ? ['-g', grep] : []),
      ],
      read: readPlaywrightReport,
      reporting: (file) => ({
        args: ['--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    },
  ];
}
