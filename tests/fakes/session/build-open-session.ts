import type { OpenSession } from '../../../src/domain/session/open-session.ts';

export const buildOpenSession = (overrides: Partial<OpenSession> = {}): OpenSession => ({
  id: 'here',
  browser: 'Firefox',
  system: 'Linux',
  createdAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: '2026-03-02T15:30:00.000Z',
  isCurrent: true,
  childName: null,
  ...overrides,
});
