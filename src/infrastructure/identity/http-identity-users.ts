import type { IdentityUsers, UserChanges } from '../../application/ports/account/identity-users.ts';
import { succeeded } from '../../domain/result.ts';
import type { IdentityUser } from '../../domain/session/session.ts';
import type { HttpCall, HttpClient } from '../http/http-client.ts';
import type { IdentityAnswer } from './identity-answer.ts';
import { servicePhone } from './service-phone.ts';

export class HttpIdentityUsers implements IdentityUsers {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  find(uuid: string) {
    return this.#user({ method: 'GET', path: `/user/${encodeURIComponent(uuid)}` });
  }

  update(uuid: string, changes: UserChanges, password?: string) {
    const body = formOf({ ...changes, password });
    return this.#user({ method: 'PATCH', path: `/user/${encodeURIComponent(uuid)}`, body });
  }

  changePhone(uuid: string, phoneNumber: string, password?: string) {
    const body = { phoneNumber: servicePhone(phoneNumber), password };
    return this.#user({ method: 'PATCH', path: `/user/phone/${encodeURIComponent(uuid)}`, body });
  }

  async #user(call: HttpCall) {
    const outcome = await this.#identity.call<IdentityAnswer<IdentityUser>>(call);
    return outcome.ok ? succeeded(outcome.value.data) : outcome;
  }
}

/** Form data, the address as JSON. */
function formOf(changes: UserChanges & { password: string | undefined }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const isPlain = typeof value === 'string' || value instanceof File;
    form.set(name, isPlain ? value : JSON.stringify(value));
  }
  return form;
}
