import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { galleryPort, largePort, port } from './tests/e2e/port.ts';
import { browserArguments, requireBrowser } from './tools/find-browser.ts';

/** Settings that all projects share. */
export const common = {
  // One folder for each port, because a run clears it.
  outputDir: `test-results/${port}`,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    // Recording takes a third of the CPU. To look at a failure, run its test with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: requireBrowser('shell'), args: browserArguments },
    baseURL: `http://127.0.0.1:${port}`,
  },
} satisfies PlaywrightTestConfig;

const serverOptions = {
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
};

/** Projects that `--project` selects. Empty if all run. */
const selectedProjects = [...process.argv.join(' ').matchAll(/--project[= ](\w+(?: \w+)*)/g)].flatMap(
  ([, names = '']) => names.split(' '),
);
const runsAny = (...projects: string[]) =>
  selectedProjects.length === 0 || projects.some((project) => selectedProjects.includes(project));

/** Playwright starts all listed servers, so only those of the selected projects are listed. */
const servers = [
  runsAny('gallery') && { ...serverOptions, command: 'node tests/e2e/ui/serve-gallery.ts' },
  runsAny('filling', 'large') && {
    ...serverOptions,
    command: 'node tests/e2e/serve-large.ts',
    url: `http://127.0.0.1:${largePort + 1}`,
  },
  runsAny('filling', 'shop', 'large') && {
    ...serverOptions,
    command: 'node tests/e2e/serve.ts',
    url: `http://127.0.0.1:${port + 1}`,
  },
].filter((server) => server !== false);

export default defineConfig({
  ...common,
  projects: [
    // First, so that the large catalogue is filled while other tests run.
    { name: 'filling', testDir: 'tests/e2e', testMatch: 'fill-large-catalogue.setup.ts' },
    { name: 'building', testDir: 'tests/e2e', testMatch: 'wait-for-gallery.setup.ts' },
    // Tests of one file run one after another, because they share a reader.
    { name: 'shop', testDir: 'tests/e2e', testIgnore: ['ui/**', 'large-catalogue.spec.ts'] },
    {
      name: 'gallery',
      testDir: 'tests/e2e/ui',
      fullyParallel: true,
      dependencies: ['building'],
      use: { baseURL: `http://127.0.0.1:${galleryPort}`, screenshot: 'only-on-failure' },
    },
    {
      name: 'large',
      testDir: 'tests/e2e',
      testMatch: 'large-catalogue.spec.ts',
      dependencies: ['filling'],
      use: { baseURL: `http://127.0.0.1:${largePort}` },
    },
  ],
  webServer: servers,
});
