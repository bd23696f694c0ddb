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

/** The second factors of a book that other fakes may share. Without a guard, its first user is signed in. */
export class FakeSecondFactor extends FakeService<SecondFactorErrorCode> implements SecondFactor {
  readonly book: FakeAccountStore;
  /** If set, changes require this password. */
  password: string | null = null;
  isRequired = false;
  #setup: Secret | null = null;

  constructor(book: FakeAccountStore = buildAccountStore()) {
    super();
    this.book = book;
  }

  get #readerId(): string {
    return this.guard?.session.current?.readerId ?? this.book.users[0]?.id ?? '';
  }

  state() {
    return this.answerPrivately<SecondFactorState>(() => {
      const factor = this.book.secondFactors.get(this.#readerId);
      return {
        isOn: factor !== undefined,
        isRequired: this.isRequired,
        recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
      };
    });
  }

  begin(password?: string) {
    return this.answerPrivately<SecondFactorSetup>(() => {
      const problem = this.#confirmation(password);
      if (problem) return failed(problem);
      if (this.book.secondFactors.has(this.#readerId))
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
    return this.answerPrivately<readonly string[]>(() => {
      const secret = this.#setup;
      if (!secret) return failed(serviceFailure('SECOND_FACTOR.NOT_BEGUN'));
      const step = this.book.stepOf(secret, code);
      if (step === null) return failed(serviceFailure('SECOND_FACTOR.WRONG_CODE'));
      this.#setup = null;
      const recoveryCodes = this.#newCodes();
      this.book.secondFactors.set(this.#readerId, { secret, recoveryCodes, lastStep: step });
      return succeeded(recoveryCodes);
    });
  }

  renewRecoveryCodes(code: string, password?: string) {
    return this.answerPrivately<readonly string[]>(() => {
      const problem = this.#problem(code, password);
      if (problem) return failed(problem);
      const recoveryCodes = this.#newCodes();
      const factor = this.book.secondFactors.get(this.#readerId);
      if (factor) factor.recoveryCodes = recoveryCodes;
      return succeeded(recoveryCodes);
    });
  }

  turnOff(code: string, password?: string) {
    return this.answerPrivately<void>((): Result<void, Failure<SecondFactorErrorCode>> => {
      const problem = this.#problem(code, password);
      if (problem) return failed(problem);
      this.book.secondFactors.delete(this.#readerId);
      return succeeded(undefined);
    });
  }

  #problem(code: string, password?: string): Failure<SecondFactorErrorCode> | null {
    const problem = this.#confirmation(password);
    if (problem) return problem;
    if (!this.book.secondFactors.has(this.#readerId)) return serviceFailure('SECOND_FACTOR.NOT_ON');
    return this.book.spendSecondFactor(this.#readerId, code)
      ? null
      : serviceFailure('SECOND_FACTOR.WRONG_CODE');
  }

  #confirmation(password?: string): Failure<SecondFactorErrorCode> | null {
    if (this.password === null || password === this.password) return null;
    return serviceFailure(password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD');
  }

  #newCodes(): string[] {
    this.#count += 1;
    return Array.from({ length: 10 }, (_, place) => `recovery-${this.#count}-${place}`);
  }
  #count = 0;
}
