import type { Config } from 'jest';

const swc = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: { legacyDecorator: true, react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ] as [string, Record<string, unknown>],
};

const project = (name: string, folder: string, environment: 'node' | 'jsdom', more: object = {}) => ({
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  displayName: name,
  testEnvironment: environment,
  testMatch: [`<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`],
  transform: swc,
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

const onPlatform = {
  ...onDatabase,
  setupFilesAfterEnv: ['<rootDir>/tests/setup/record-answered-codes.ts'],
};

const config: Config = {
  // Long enough for a busy machine; hanging tests still fail.
  testTimeout: 60_000,
  // Jest leaves one core to others by default.
  maxWorkers: 2,
  // Modules stay in memory after each file. A new worker starts before that slows down the others.
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/tests/setup/answered-codes-reporter.ts'],
  projects: [
    project('app', 'unit/src', 'jsdom', browserLike),
    project('platform', 'unit/{server,demo,tools}', 'node'),
    project('contracts', 'contracts', 'node', onPlatform),
    project('integration', 'integration', 'node', onPlatform),
    project('model', 'model', 'node', onDatabase),
    project('architecture', 'architecture', 'node'),
  ],
};

export default config;
