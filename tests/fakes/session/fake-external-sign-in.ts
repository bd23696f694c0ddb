import { createHash } from 'node:crypto';
import type {
  ExternalRequest,
  ExternalReturn,
  ExternalSignIn,
  OfferedProvider,
} from '../../../src/application/ports/session/external-sign-in.ts';
import type { ExternalSignInErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed, type Result } from '../../../src/domain/result.ts';
import { externalFailures } from '../../../src/domain/session/external-failures.ts';
import type { SessionCredentials } from '../../../src/domain/session/session.ts';
import { FakeService } from '../fake-service.ts';

type ProviderOutcome =
  | SessionCredentials
  | null
  | Result<SessionCredentials | null, Failure<ExternalSignInErrorCode>>;

interface GrantedCode {
  readonly request: ExternalRequest | null;
  readonly createOutcome: (signInReturn: ExternalReturn) => ProviderOutcome;
}

/** A provider such as Google. A code works once, or again if the sign-in requested another field. */
export class FakeExternalSignIn extends FakeService<ExternalSignInErrorCode> implements ExternalSignIn {
  name: string | null;
  otherProviders: readonly OfferedProvider[] = [];
  readonly requests: ExternalRequest[] = [];
  readonly finished: ExternalReturn[] = [];
  readonly #invalidCodeFailure: Failure<ExternalSignInErrorCode>;
  readonly #codes = new Map<string, GrantedCode>();

  constructor(
    name: string | null = 'Google',
    invalidCode: Failure<ExternalSignInErrorCode> = externalFailures.invalidGoogleCode,
  ) {
    super();
    this.name = name;
    this.#invalidCodeFailure = invalidCode;
  }

  listProviders() {
    return this.respond<readonly OfferedProvider[]>(() => [
      ...(this.name === null ? [] : [{ id: this.name.toLowerCase(), name: this.name }]),
      ...this.otherProviders,
    ]);
  }

  begin(request: ExternalRequest) {
    return this.respond<string>(() => {
      this.requests.push(request);
      return `https://provider.example/authorize?state=${encodeURIComponent(request.state)}`;
    });
  }

  finish(signInReturn: ExternalReturn) {
    return this.respond<SessionCredentials | null>(() => {
      this.finished.push(signInReturn);
      const granted = this.#codes.get(signInReturn.code);
      if (!granted || !matchesRequest(granted, signInReturn)) return failed(this.#invalidCodeFailure);
      const outcome = granted.createOutcome(signInReturn);
      if (!requestsAnotherField(outcome)) this.#codes.delete(signInReturn.code);
      return outcome;
    });
  }

  /** Makes `code` valid with any proof. */
  grantCode(code: string, outcome: ProviderOutcome): void {
    this.#codes.set(code, { request: null, createOutcome: () => outcome });
  }

  /** Simulates a sign-in at `address`. Returns a code that requires the proof of that request. */
  authorize(address: string, outcome: GrantedCode['createOutcome']): string {
    const state = new URL(address).searchParams.get('state');
    const request = this.requests.find((each) => each.state === state);
    if (!request) throw new Error(`No request leads to ${address}`);
    const code = `code-of-${state}`;
    this.#codes.set(code, { request, createOutcome: outcome });
    return code;
  }
}

function matchesRequest(
  { request }: GrantedCode,
  { codeVerifier, nonce, redirectUri }: ExternalReturn,
): boolean {
  if (!request) return true;
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return (
    challenge === request.codeChallenge && nonce === request.nonce && redirectUri === request.redirectUri
  );
}

const codesThatRequestAField: ReadonlySet<string> = new Set([
  externalFailures.emailRequired.code,
  'LOGIN.SECOND_FACTOR_REQUIRED',
  'LOGIN.WRONG_SECOND_FACTOR',
]);

const requestsAnotherField = (outcome: ProviderOutcome): boolean =>
  outcome !== null && 'ok' in outcome && !outcome.ok && codesThatRequestAField.has(outcome.failure.code);
