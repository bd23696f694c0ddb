import type { OpenSessions } from '../../../src/application/ports/session/open-sessions.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import type { OpenSession } from '../../../src/domain/session/open-session.ts';
import { FakeAccountStore, type FakeDevice } from '../account/fake-account-store.ts';
import { FakeService } from '../fake-service.ts';

/** The devices of an account store that other fakes may share. Without a session check, Ana is signed in. */
export class FakeOpenSessions extends FakeService<CommonErrorCode> implements OpenSessions {
  accountStore = new FakeAccountStore();

  constructor(...sessions: readonly OpenSession[]) {
    super();
    for (const session of sessions)
      this.accountStore.devices.push({ token: session.id, readerId: 'ana', session });
  }

  /** The current session first, then the most recently used. */
  get sessions(): readonly OpenSession[] {
    return this.#devices
      .map((device) => ({ ...device.session, isCurrent: this.#isCurrent(device) }))
      .sort(
        (one, other) =>
          Number(other.isCurrent) - Number(one.isCurrent) || other.lastUsedAt.localeCompare(one.lastUsedAt),
      );
  }

  list() {
    return this.respondIfSignedIn<readonly OpenSession[]>(() => this.sessions);
  }

  end(id: string) {
    return this.#endSessions(({ session }) => session.id === id);
  }

  endOthers() {
    return this.#endSessions((device) => !this.#isCurrent(device));
  }

  get #devices(): readonly FakeDevice[] {
    return this.accountStore.devicesOf(this.sessionCheck?.session.current?.readerId ?? 'ana');
  }

  #isCurrent({ token, session }: FakeDevice): boolean {
    return this.sessionCheck ? token === this.sessionCheck.session.current?.token : session.isCurrent;
  }

  #endSessions(shouldEnd: (device: FakeDevice) => boolean) {
    return this.respondIfSignedIn<void>(() => {
      this.accountStore.revokedTokens.push(...this.#devices.filter(shouldEnd).map(({ token }) => token));
    });
  }
}
