import type {
  SecondFactor,
  SecondFactorSetup,
  SecondFactorState,
} from '../../application/ports/account/second-factor.ts';
import type { Failure } from '../../domain/failure.ts';
import { type Result, succeeded } from '../../domain/result.ts';
import type { HttpCall, HttpClient } from '../http/http-client.ts';
import type { IdentityAnswer } from './identity-answer.ts';

interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

const path = '/user/second-factor';

export class HttpSecondFactor implements SecondFactor {
  readonly #identity: HttpClient;

  constructor(identity: HttpClient) {
    this.#identity = identity;
  }

  state() {
    return this.#call<SecondFactorState>({ method: 'GET', path });
  }

  begin(password?: string) {
    return this.#call<SecondFactorSetup>({ method: 'POST', path: `${path}/begin`, body: { password } });
  }

  confirm(code: string) {
    return this.#recoveryCodes('confirm', { code });
  }

  renewRecoveryCodes(code: string, password?: string) {
    return this.#recoveryCodes('recovery-codes', { code, password });
  }

  async turnOff(code: string, password?: string) {
    const body = { code, password };
    const outcome = await this.#call<null>({ method: 'POST', path: `${path}/turn-off`, body });
    return outcome.ok ? succeeded(undefined) : outcome;
  }

  async #recoveryCodes(step: string, body: object): Promise<Result<readonly string[], Failure>> {
    const outcome = await this.#call<RecoveryCodes>({ method: 'POST', path: `${path}/${step}`, body });
    return outcome.ok ? succeeded(outcome.value.recoveryCodes) : outcome;
  }

  async #call<Value>(call: HttpCall): Promise<Result<Value, Failure>> {
    const outcome = await this.#identity.call<IdentityAnswer<Value>>(call);
    return outcome.ok ? succeeded(outcome.value.data) : outcome;
  }
}
