import type { AccountAdministration } from '../../application/ports/staff/account-administration.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { ManagedAccount } from '../../domain/staff/managed-account.ts';
import type { HttpCall, HttpClient } from '../http/http-client.ts';
import type { IdentityAnswer } from './identity-answer.ts';

const path = '/admin/user';

export class HttpAccountAdministration implements AccountAdministration {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  find(entry: string) {
    return this.#call({ method: 'POST', path: `${path}/find`, body: { entry } });
  }

  endSessions(uuid: string, password?: string) {
    return this.#call({ method: 'POST', path: `${pathOf(uuid)}/sessions/end`, body: { password } });
  }

  changeState(uuid: string, isActive: boolean, password?: string) {
    return this.#call({ method: 'PUT', path: `${pathOf(uuid)}/state`, body: { isActive, password } });
  }

  async #call(call: HttpCall): Promise<Result<ManagedAccount, Failure>> {
    const outcome = await this.#identity.call<IdentityAnswer<ManagedAccount>>(call);
    return outcome.ok ? succeeded(outcome.value.data) : outcome;
  }
}

const pathOf = (uuid: string): string => `${path}/${encodeURIComponent(uuid)}`;
