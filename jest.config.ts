import type { Config } from 'jest';

const swc = (jsx: boolean) => ({
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: jsx, decorators: true },
        transform: { legacyDecorator: true, react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ] as [string, Record<string, unknown>],
});

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: [] as string[],
};

const project = (name: string, folder: string, environment: 'node' | 'jsdom', more: object = {}) => ({
  ...common,
  displayName: name,
  testEnvironment: environment,
  testMatch: [`<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`],
  transform: swc(true),
  ...more,
});

const browserLike = {
  setupFiles: ['<rootDir>/tests/setup/jsdom.ts'],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/setup/css-module.ts' },
};

const onDatabase = {
  globalSetup: '<rootDir>/tests/setup/start-database-server.ts',
  globalTeardown: '<rootDir>/tests/setup/stop-database-server.ts',
};

const config: Config = {
  // A busy machine is no failure; what hangs still ends.
  testTimeout: 60_000,
  // Jest leaves one core to others by default.
  maxWorkers: 2,
  // Every file leaves some of its modules behind: without a new process in time the last ones crawl.
  workerIdleMemoryLimit: '1GB',
  projects: [
    project('app', 'unit/src', 'jsdom', browserLike),
    project('platform', 'unit/{server,tools}', 'node'),
    project('contracts', 'contracts', 'node', onDatabase),
    project('integration', 'integration', 'node', onDatabase),
    project('model', 'model', 'node', onDatabase),
    project('architecture', 'architecture', 'node'),
  ],
};

export default config;
