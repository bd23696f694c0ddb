import { defineConfig } from '@playwright/test';
import { port } from './tests/e2e/port.ts';
import { browserArguments, demandBrowser } from './tools/find-browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Tests of one file go one after another: they read as the same reader.
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: demandBrowser(), args: browserArguments },
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    url: `http://127.0.0.1:${port + 1}`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
