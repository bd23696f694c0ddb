import type { OpenSessions } from '../../src/application/ports/open-sessions.ts';
import type { Failure } from '../../src/domain/failure.ts';
import type { OpenSession } from '../../src/domain/open-session.ts';
import { failed, type Result, succeeded } from '../../src/domain/result.ts';

export class FakeOpenSessions implements OpenSessions {
  sessions: readonly OpenSession[];
  failure: Failure | null = null;

  constructor(...sessions: readonly OpenSession[]) {
    this.sessions = sessions;
  }

  async list(): Promise<Result<readonly OpenSession[], Failure>> {
    return this.failure ? failed(this.failure) : succeeded(this.sessions);
  }

  end(uuid: string): Promise<Result<void, Failure>> {
    return this.#keep((session) => session.uuid !== uuid);
  }

  endOthers(): Promise<Result<void, Failure>> {
    return this.#keep(({ isCurrent }) => isCurrent);
  }

  async #keep(isKept: (session: OpenSession) => boolean): Promise<Result<void, Failure>> {
    if (this.failure) return failed(this.failure);
    this.sessions = this.sessions.filter(isKept);
    return succeeded(undefined);
  }
}

export const someOpenSession = (differences: Partial<OpenSession> = {}): OpenSession => ({
  uuid: 'here',
  browser: 'Firefox',
  system: 'Linux',
  createdAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: '2026-03-02T15:30:00.000Z',
  isCurrent: true,
  ...differences,
});
