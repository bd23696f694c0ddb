import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { largePort, port } from './tests/e2e/port.ts';
import { browserArguments, demandBrowser } from './tools/find-browser.ts';

/** What holds for every test in the browser. */
export const common = {
  // Of its own for each port, so that runs beside each other do not clear it.
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
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: demandBrowser('shell'), args: browserArguments },
  },
} satisfies PlaywrightTestConfig;

const served = {
  timeout: 180_000,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
};

/** The app and the platform, as readers use them. */
export default defineConfig({
  ...common,
  testDir: 'tests/e2e',
  testIgnore: 'ui/**',
  // Tests of one file go one after another: they read as the same reader.
  fullyParallel: false,
  use: { ...common.use, baseURL: `http://127.0.0.1:${port}` },
  // The large catalogue is filled from the start, if any test wants it, and looked at when all others are through.
  projects: [
    { name: 'filling', testMatch: 'fill-large-catalogue.setup.ts' },
    { name: 'shop', testIgnore: ['ui/**', 'large-catalogue.spec.ts'] },
    {
      name: 'large',
      testMatch: 'large-catalogue.spec.ts',
      dependencies: ['filling'],
      use: { baseURL: `http://127.0.0.1:${largePort}` },
    },
  ],
  webServer: [
    { ...served, command: 'node tests/e2e/serve-large.ts', url: `http://127.0.0.1:${largePort + 1}` },
    { ...served, command: 'node tests/e2e/serve.ts', url: `http://127.0.0.1:${port + 1}` },
  ],
});
