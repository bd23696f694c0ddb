import type {
  ExternalRequest,
  ExternalReturn,
  ExternalSignIn,
} from '../../application/ports/session/external-sign-in.ts';
import { failures } from '../../domain/failure.ts';
import { failed } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';

/** Sign-in at the comics service with one of the operators that it offers. */
export class HttpOperatorSignIn implements ExternalSignIn {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async listProviders() {
    return mapAnswer(await this.#comics.send('GET /sva/providers'), (providers) =>
      providers.map(({ name, label }) => ({ id: name, name: label })),
    );
  }

  async begin({ providerId: provider, ...request }: ExternalRequest) {
    const outcome = await this.#comics.send('POST /sva/auth/init', { body: { ...request, provider } });
    return mapAnswer(outcome, ({ address }) => address);
  }

  async finish({ email, providerId: provider, ...externalReturn }: ExternalReturn) {
    const answer = await this.#comics.send('POST /sva/auth', {
      body: { provider, ...externalReturn, ...(email && { email }) },
    });
    const outcome = mapAnswer(answer, ({ token, user }) =>
      // Without a token the caller's session stays.
      token === null ? null : { token, readerId: user.dragonId },
    );
    return outcome.ok ? outcome : failed(ownFailureOf.get(outcome.failure.code) ?? outcome.failure);
  }
}

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
