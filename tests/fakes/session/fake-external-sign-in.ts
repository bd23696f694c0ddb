import { createHash } from 'node:crypto';
import type {
  ExternalRequest,
  ExternalReturn,
  ExternalSignIn,
} from '../../../src/application/ports/session/external-sign-in.ts';
import type { ExternalSignInErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed, type Result } from '../../../src/domain/result.ts';
import { externalFailures } from '../../../src/domain/session/external-failures.ts';
import type { SessionCredentials } from '../../../src/domain/session/session.ts';
import { FakeService } from '../fake-service.ts';

type Outcome =
  | SessionCredentials
  | null
  | Result<SessionCredentials | null, Failure<ExternalSignInErrorCode>>;

interface GrantedCode {
  readonly request: ExternalRequest | null;
  readonly outcome: (back: ExternalReturn) => Outcome;
}

/** A provider. A code works once, or again if the first attempt asked for another field. */
export class FakeExternalSignIn extends FakeService<ExternalSignInErrorCode> implements ExternalSignIn {
  name: string | null;
  readonly requests: ExternalRequest[] = [];
  readonly finished: ExternalReturn[] = [];
  readonly #invalidCode: Failure<ExternalSignInErrorCode>;
  readonly #codes = new Map<string, GrantedCode>();

  constructor(
    name: string | null = 'Google',
    invalidCode: Failure<ExternalSignInErrorCode> = externalFailures.invalidGoogleCode,
  ) {
    super();
    this.name = name;
    this.#invalidCode = invalidCode;
  }

  offered() {
    return this.answer<string | null>(() => this.name);
  }

  begin(request: ExternalRequest) {
    return this.answer<string>(() => {
      this.requests.push(request);
      return `https://provider.example/authorize?state=${encodeURIComponent(request.state)}`;
    });
  }

  finish(back: ExternalReturn) {
    return this.answer<SessionCredentials | null>(() => {
      this.finished.push(back);
      const granted = this.#codes.get(back.code);
      if (!granted || !matches(granted, back)) return failed(this.#invalidCode);
      const outcome = granted.outcome(back);
      if (!asksForMore(outcome)) this.#codes.delete(back.code);
      return outcome;
    });
  }

  /** Makes `code` valid with any proof. */
  grant(code: string, outcome: Outcome): void {
    this.#codes.set(code, { request: null, outcome: () => outcome });
  }

  /** Simulates a sign-in at `address`. Returns a code that requires the proof of that request. */
  authorize(address: string, outcome: GrantedCode['outcome']): string {
    const state = new URL(address).searchParams.get('state');
    const request = this.requests.find((each) => each.state === state);
    if (!request) throw new Error(`No request leads to ${address}`);
    const code = `code-of-${state}`;
    this.#codes.set(code, { request, outcome });
    return code;
  }
}

function matches({ request }: GrantedCode, { codeVerifier, nonce, redirectUri }: ExternalReturn): boolean {
  if (!request) return true;
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return (
    challenge === request.codeChallenge && nonce === request.nonce && redirectUri === request.redirectUri
  );
}

const askingCodes: ReadonlySet<string> = new Set([
  externalFailures.emailRequired.code,
  'LOGIN.SECOND_FACTOR_REQUIRED',
  'LOGIN.WRONG_SECOND_FACTOR',
]);

const asksForMore = (outcome: Outcome): boolean =>
  outcome !== null && 'ok' in outcome && !outcome.ok && askingCodes.has(outcome.failure.code);
