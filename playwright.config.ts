import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { port } from './tests/e2e/port.ts';
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
    launchOptions: { executablePath: demandBrowser(), args: browserArguments },
  },
} satisfies PlaywrightTestConfig;

/** The app and the platform, as readers use them. */
export default defineConfig({
  ...common,
  testDir: 'tests/e2e',
  testIgnore: 'ui/**',
  // Tests of one file go one after another: they read as the same reader.
  fullyParallel: false,
  use: { ...common.use, baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    url: `http://127.0.0.1:${port + 1}`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
