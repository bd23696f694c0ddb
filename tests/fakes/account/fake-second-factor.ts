import { Secret, TOTP } from 'otpauth';
import type {
  SecondFactor,
  SecondFactorSetup,
  SecondFactorState,
} from '../../../src/application/ports/account/second-factor.ts';
import type { SecondFactorErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { buildAccountStore, type FakeAccountStore } from './fake-account-store.ts';

/** The second factors of an account store that other fakes may share. Without a session check, its first user is signed in. */
export class FakeSecondFactor extends FakeService<SecondFactorErrorCode> implements SecondFactor {
  readonly accountStore: FakeAccountStore;
  /** If set, changes require this password. */
  requiredPassword: string | null = null;
  isRequired = false;
  #setup: Secret | null = null;
  #codeSetCount = 0;

  constructor(accountStore: FakeAccountStore = buildAccountStore()) {
    super();
    this.accountStore = accountStore;
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? this.accountStore.users[0]?.id ?? '';
  }

  loadState() {
    return this.respondIfSignedIn<SecondFactorState>(() => {
      const factor = this.accountStore.secondFactors.get(this.#readerId);
      return {
        isOn: factor !== undefined,
        isRequired: this.isRequired,
        recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
      };
    });
  }

  begin(password?: string) {
    return this.respondIfSignedIn<SecondFactorSetup>(() => {
      const problem = this.#findPasswordProblem(password);
      if (problem) return failed(problem);
      if (this.accountStore.secondFactors.has(this.#readerId))
        return failed(serviceFailure('SECOND_FACTOR.ALREADY_ON'));
      const secret = new Secret();
      this.#setup = secret;
      return {
        secret: secret.base32,
        address: new TOTP({ issuer: 'Banca', label: 'ana', secret }).toString(),
      };
    });
  }

  confirm(code: string) {
    return this.respondIfSignedIn<readonly string[]>(() => {
      const secret = this.#setup;
      if (!secret) return failed(serviceFailure('SECOND_FACTOR.NOT_BEGUN'));
      const step = this.accountStore.timeStepOf(secret, code);
      if (step === null) return failed(serviceFailure('SECOND_FACTOR.WRONG_CODE'));
      this.#setup = null;
      const recoveryCodes = this.#createCodes();
      this.accountStore.secondFactors.set(this.#readerId, { secret, recoveryCodes, lastStep: step });
      return succeeded(recoveryCodes);
    });
  }

  renewRecoveryCodes(code: string, password?: string) {
    return this.respondIfSignedIn<readonly string[]>(() => {
      const problem = this.#findProblem(code, password);
      if (problem) return failed(problem);
      const recoveryCodes = this.#createCodes();
      const factor = this.accountStore.secondFactors.get(this.#readerId);
      if (factor) factor.recoveryCodes = recoveryCodes;
      return succeeded(recoveryCodes);
    });
  }

  turnOff(code: string, password?: string) {
    return this.respondIfSignedIn<void>((): Result<void, Failure<SecondFactorErrorCode>> => {
      const problem = this.#findProblem(code, password);
      if (problem) return failed(problem);
      this.accountStore.secondFactors.delete(this.#readerId);
      return succeeded(undefined);
    });
  }

  #findProblem(code: string, password?: string): Failure<SecondFactorErrorCode> | null {
    const problem = this.#findPasswordProblem(password);
    if (problem) return problem;
    if (!this.accountStore.secondFactors.has(this.#readerId)) return serviceFailure('SECOND_FACTOR.NOT_ON');
    return this.accountStore.consumeSecondFactor(this.#readerId, code)
      ? null
      : serviceFailure('SECOND_FACTOR.WRONG_CODE');
  }

  #findPasswordProblem(password?: string): Failure<SecondFactorErrorCode> | null {
    if (this.requiredPassword === null || password === this.requiredPassword) return null;
    return serviceFailure(password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD');
  }

  #createCodes(): string[] {
    this.#codeSetCount += 1;
    return Array.from({ length: 10 }, (_, index) => `recovery-${this.#codeSetCount}-${index}`);
  }
}
