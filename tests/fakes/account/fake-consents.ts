import type { Consents } from '../../../src/application/ports/account/consents.ts';
import {
  type Consent,
  type ConsentText,
  type ConsentVersion,
  type OwnConsents,
  unacceptedTextsOf,
} from '../../../src/domain/account/consent.ts';
import type { ConsentErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { buildAccountStore, type FakeAccountStore } from './fake-account-store.ts';

/** The consents of an account store that other fakes may share. Without a session check, its first user is signed in. */
export class FakeConsents extends FakeService<ConsentErrorCode> implements Consents {
  readonly accountStore: FakeAccountStore;
  /** By reader id. Their guardians accept. */
  readonly guidedIds = new Set<string>();

  constructor(accountStore: FakeAccountStore = buildAccountStore()) {
    super();
    this.accountStore = accountStore;
  }

  listTexts() {
    return this.respond<readonly ConsentText[]>(() => this.accountStore.texts);
  }

  find() {
    return this.respondIfSignedIn<OwnConsents>(() => this.#own);
  }

  accept({ kind, version }: ConsentVersion) {
    return this.respondIfSignedIn<Consent>(() => {
      if (this.guidedIds.has(this.#readerId)) return failed(serviceFailure('USER.PARENT_PERMISSION'));
      if (!this.accountStore.isCurrent({ kind, version })) return failed(serviceFailure('CONSENT.OUTDATED'));
      const consent = this.accountStore.addConsent(this.#readerId, { kind, version });
      const user = this.accountStore.users.find(({ id }) => id === this.#readerId);
      if (user)
        this.accountStore.replaceUser({
          ...user,
          hasAcceptedLgpd: unacceptedTextsOf(this.#own).length === 0,
        });
      return consent;
    });
  }

  get #own(): OwnConsents {
    const { texts, consents } = this.accountStore;
    return { texts, accepted: consents.get(this.#readerId) ?? [] };
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? this.accountStore.users[0]?.id ?? '';
  }
}
