import { defineConfig } from '@playwright/test';
import { common } from './playwright.config.ts';
import { galleryPort } from './tests/e2e/port.ts';

/** The interface library, component by component, in the gallery. */
export default defineConfig({
  ...common,
  testDir: 'tests/e2e/ui',
  fullyParallel: true,
  use: { ...common.use, baseURL: `http://127.0.0.1:${galleryPort}` },
  webServer: {
    command: 'node tests/e2e/ui/serve-gallery.ts',
    url: `http://127.0.0.1:${galleryPort}/gallery`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
