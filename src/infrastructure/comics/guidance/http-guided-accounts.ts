import type { WireGuidedAccount, WireReaderSession } from '@banca/contract/schemas';
import type { GuidedAccounts } from '../../../application/ports/account/guided-accounts.ts';
import type {
  GuidedAccount,
  GuidedAccountChanges,
  NewGuidedAccount,
} from '../../../domain/account/guided-account.ts';
import type { SessionCredentials } from '../../../domain/session/session.ts';
import { mapAnswer } from '../../http/map-answer.ts';
import type { ComicsClient } from '../comics-client.ts';

export class HttpGuidedAccounts implements GuidedAccounts {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async list() {
    return mapAnswer(await this.#comics.send('GET /guided-account'), ({ includedCount, accounts }) => ({
      includedCount,
      accounts: accounts.map(toAccount),
    }));
  }

  async create(account: NewGuidedAccount, password?: string) {
    const body = { ...account, hasConsent: true, password } as const;
    return mapAnswer(await this.#comics.send('POST /guided-account', { body }), toAccount);
  }

  async change(id: string, changes: GuidedAccountChanges) {
    const request = { path: { uuid: id }, body: changes };
    return mapAnswer(await this.#comics.send('PATCH /guided-account/{uuid}', request), toAccount);
  }

  async beginHandOver(id: string, email: string, password?: string) {
    const request = { path: { uuid: id }, body: { email, password } };
    return mapAnswer(await this.#comics.send('POST /guided-account/{uuid}/hand-over', request), toAccount);
  }

  async cancelHandOver(id: string) {
    const request = { path: { uuid: id } };
    return mapAnswer(await this.#comics.send('DELETE /guided-account/{uuid}/hand-over', request), toAccount);
  }

  async openChildSession(id: string) {
    const request = { path: { uuid: id } };
    return mapAnswer(await this.#comics.send('POST /guided-account/{uuid}/session', request), toCredentials);
  }

  async openGuardianSession(password: string, code?: string) {
    const body = { password, secondFactorCode: code };
    const outcome = await this.#comics.send('POST /guided-account/guardian-session', { body });
    return mapAnswer(outcome, toCredentials);
  }
}

const toAccount = ({ uuid, ...account }: WireGuidedAccount): GuidedAccount => ({ ...account, id: uuid });

const toCredentials = ({ token, user }: WireReaderSession): SessionCredentials => ({
  token,
  readerId: user.dragonId,
});
