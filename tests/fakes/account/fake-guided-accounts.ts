import type { GuidedAccounts } from '../../../src/application/ports/account/guided-accounts.ts';
import type {
  GuidedAccount,
  GuidedAccountChanges,
  HandOver,
  NewGuidedAccount,
} from '../../../src/domain/account/guided-account.ts';
import type { GuidedAccountErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import type { SessionCredentials } from '../../../src/domain/session/session.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

export const buildGuidedAccount = (overrides: Partial<GuidedAccount> = {}): GuidedAccount => ({
  id: 'tico',
  username: 'tico.lima',
  name: 'Tiago Lima',
  nickname: 'Tico',
  avatar: null,
  birthDate: '2016-05-02',
  isIncluded: true,
  settings: { isActive: true, maxRating: null, hours: null, showsPrices: false },
  createdAt: '2026-03-01T12:00:00Z',
  deletionAt: null,
  handOver: null,
  ...overrides,
});

/** The guided accounts of one guardian. Without a session check, the guardian is signed in. */
export class FakeGuidedAccounts extends FakeService<GuidedAccountErrorCode> implements GuidedAccounts {
  includedCount = 4;
  accounts: readonly GuidedAccount[] = [];
  /** The guardian. null: every account is. */
  guardianId: string | null = null;
  guardianCredentials: SessionCredentials = { token: 'token-of-lia', readerId: 'lia' };
  /** null: the guardian signs in with a provider. */
  guardianPassword: string | null = 'gibi-da-tia-lia-9';
  /** The code that the guardian's second factor requires. */
  guardianCode: string | null = null;
  /** When accounts are deleted, if another fake stores it. */
  deletionAtOf: ((id: string) => string | null) | null = null;

  list() {
    return this.respondIfSignedIn(() =>
      this.#isGuardian
        ? { includedCount: this.includedCount, accounts: this.accounts.map((each) => this.#describe(each)) }
        : { includedCount: 0, accounts: [] },
    );
  }

  create({ name, nickname, birthDate }: NewGuidedAccount) {
    return this.respondIfSignedIn<GuidedAccount>(() => {
      if (!this.#isGuardian || this.includedCount === 0)
        return failed(serviceFailure('GUIDANCE.NOT_INCLUDED'));
      if (this.accounts.some((each) => each.name === name && each.birthDate === birthDate))
        return failed(serviceFailure('USER.EXISTING_GUIDANCE'));
      if (this.accounts.length >= this.includedCount) return failed(serviceFailure('GUIDANCE.TOO_MANY'));
      const id = `child-${this.accounts.length + 1}`;
      const account = buildGuidedAccount({ id, username: id, name, nickname, birthDate });
      this.accounts = [...this.accounts, account];
      return account;
    });
  }

  change(id: string, { settings, ...names }: GuidedAccountChanges) {
    return this.respondIfSignedIn<GuidedAccount>(() => {
      const account = this.#find(id);
      if (!account) return failed(serviceFailure('USER.NOT_FOUND'));
      const changed = { ...account, ...names, settings: { ...account.settings, ...settings } };
      this.accounts = this.accounts.map((each) => (each === account ? changed : each));
      return changed;
    });
  }

  beginHandOver(id: string, email: string) {
    return this.respondIfSignedIn<GuidedAccount>(() => {
      if ((this.#find(id)?.birthDate ?? '9999') > '2008-01-01')
        return failed(serviceFailure(this.#find(id) ? 'GUIDANCE.MINOR' : 'USER.NOT_FOUND'));
      return this.#setHandOver(id, { email, expiresAt: '2026-03-12T12:00:00Z' });
    });
  }

  cancelHandOver(id: string) {
    return this.respondIfSignedIn<GuidedAccount>(() => this.#setHandOver(id, null));
  }

  openChildSession(id: string) {
    return this.respondIfSignedIn<SessionCredentials>(() => {
      if (!this.#find(id)) return failed(serviceFailure('USER.NOT_FOUND'));
      return { token: `token-of-${id}`, readerId: id };
    });
  }

  openGuardianSession(password: string, code?: string) {
    return this.respondIfSignedIn<SessionCredentials>(() => {
      if (this.guardianPassword === null) return failed(serviceFailure('USER.SIGN_IN_AGAIN'));
      if (password !== this.guardianPassword) return failed(serviceFailure('USER.WRONG_PASSWORD'));
      if (this.guardianCode !== null && code === undefined)
        return failed(serviceFailure('LOGIN.SECOND_FACTOR_REQUIRED'));
      if (this.guardianCode !== null && code !== this.guardianCode)
        return failed(serviceFailure('LOGIN.WRONG_SECOND_FACTOR'));
      return this.guardianCredentials;
    });
  }

  #setHandOver(id: string, handOver: HandOver | null) {
    const account = this.#find(id);
    if (!account) return failed(serviceFailure('USER.NOT_FOUND'));
    const changed = { ...account, handOver };
    this.accounts = this.accounts.map((each) => (each === account ? changed : each));
    return changed;
  }

  #describe(account: GuidedAccount): GuidedAccount {
    return this.deletionAtOf ? { ...account, deletionAt: this.deletionAtOf(account.id) } : account;
  }

  #find(id: string): GuidedAccount | undefined {
    return this.#isGuardian ? this.accounts.find((each) => each.id === id) : undefined;
  }

  get #isGuardian(): boolean {
    return this.guardianId === null || this.sessionCheck?.session.current?.readerId === this.guardianId;
  }
}
