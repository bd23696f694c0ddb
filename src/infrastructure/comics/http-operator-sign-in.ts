import type {
  ExternalRequest,
  ExternalReturn,
  ExternalSignIn,
} from '../../application/ports/session/external-sign-in.ts';
import type { CommonErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';

/** Sign-in at the comics service with the first operator that it offers. */
export class HttpOperatorSignIn implements ExternalSignIn {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async findProviderName() {
    return mapAnswer(await this.#providers(), ([first]) => first?.label ?? null);
  }

  async begin(request: ExternalRequest) {
    const provider = await this.#provider();
    if (!provider.ok) return provider;
    const outcome = await this.#comics.send('POST /sva/auth/init', {
      body: { ...request, provider: provider.value },
    });
    return mapAnswer(outcome, ({ address }) => address);
  }

  async finish({ email, ...externalReturn }: ExternalReturn) {
    const provider = await this.#provider();
    if (!provider.ok) return provider;
    const answer = await this.#comics.send('POST /sva/auth', {
      body: { provider: provider.value, ...externalReturn, ...(email && { email }) },
    });
    const outcome = mapAnswer(answer, ({ token, user }) =>
      // Without a token the caller's session stays.
      token === null ? null : { token, readerId: user.dragonId },
    );
    return outcome.ok ? outcome : failed(ownFailureOf.get(outcome.failure.code) ?? outcome.failure);
  }

  #providers() {
    return this.#comics.send('GET /sva/providers');
  }

  /** Requested each time, because the page reloads between `begin` and `finish`. */
  async #provider(): Promise<Result<string, Failure<CommonErrorCode> | typeof notOffered>> {
    const outcome = await this.#providers();
    if (!outcome.ok) return outcome;
    const [first] = outcome.value;
    return first ? succeeded(first.name) : failed(notOffered);
  }
}

const notOffered = {
  code: 'SVA.NOT_FOUND',
  name: 'NOT_FOUND',
  message: 'No operator is offered.',
} as const satisfies Failure;

const ownFailures = [
  externalFailures.claroLoginAttemptByDefaultAccount,
  externalFailures.invalidClaroCode,
  externalFailures.emailRequired,
  failures.parentPermission,
] as const;

/** The app's failures by code. Their texts replace those of the service. */
const ownFailureOf: ReadonlyMap<string, (typeof ownFailures)[number]> = new Map(
  ownFailures.map((failure) => [failure.code, failure]),
);
