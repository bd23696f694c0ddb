import type { OpenSessions } from '../../application/ports/session/open-sessions.ts';
import { succeeded } from '../../domain/result.ts';
import type { OpenSession } from '../../domain/session/open-session.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { IdentityAnswer } from './identity-answer.ts';

export class HttpOpenSessions implements OpenSessions {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  async list() {
    const outcome = await this.#identity.call<IdentityAnswer<readonly OpenSession[]>>({
      method: 'GET',
      path: '/sessions',
    });
    return outcome.ok ? succeeded(outcome.value.data) : outcome;
  }

  end(uuid: string) {
    return this.#end(`/sessions/${encodeURIComponent(uuid)}`);
  }

  endOthers() {
    return this.#end('/sessions');
  }

  async #end(path: string) {
    const outcome = await this.#identity.call<unknown>({ method: 'DELETE', path });
    return outcome.ok ? succeeded(undefined) : outcome;
  }
}
