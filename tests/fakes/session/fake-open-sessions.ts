import type { OpenSessions } from '../../../src/application/ports/session/open-sessions.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import type { OpenSession } from '../../../src/domain/session/open-session.ts';
import { FakeAccountStore, type FakeDevice } from '../account/fake-account-store.ts';
import { FakeService } from '../fake-service.ts';

/** The devices of a book that other fakes may share. Without a guard, Ana is signed in. */
export class FakeOpenSessions extends FakeService<CommonErrorCode> implements OpenSessions {
  book = new FakeAccountStore();

  constructor(...sessions: readonly OpenSession[]) {
    super();
    for (const session of sessions) this.book.devices.push({ token: session.id, readerId: 'ana', session });
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
    return this.answerPrivately<readonly OpenSession[]>(() => this.sessions);
  }

  end(id: string) {
    return this.#end(({ session }) => session.id === id);
  }

  endOthers() {
    return this.#end((device) => !this.#isCurrent(device));
  }

  get #devices(): readonly FakeDevice[] {
    return this.book.devicesOf(this.guard?.session.current?.readerId ?? 'ana');
  }

  #isCurrent({ token, session }: FakeDevice): boolean {
    return this.guard ? token === this.guard.session.current?.token : session.isCurrent;
  }

  #end(isEnded: (device: FakeDevice) => boolean) {
    return this.answerPrivately<void>(() => {
      this.book.revoked.push(...this.#devices.filter(isEnded).map(({ token }) => token));
    });
  }
}
