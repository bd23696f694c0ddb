import type {
  ExternalRequest,
  ExternalReturn,
  ExternalSignIn,
} from '../../application/ports/session/external-sign-in.ts';
import type { Reader } from '../../domain/account/reader.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import type { HttpClient } from '../http/http-client.ts';

interface Provider {
  readonly name: string;
  readonly label: string;
}

interface BoundUser {
  readonly user: Reader;
  /** null: the caller's own session goes on. */
  readonly token: string | null;
}

/** Signing in with an operator, by way of the comics service: the first that it offers. */
export class HttpOperatorSignIn implements ExternalSignIn {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  async offered() {
    const outcome = await this.#providers();
    return outcome.ok ? succeeded(outcome.value[0]?.label ?? null) : outcome;
  }

  async begin(request: ExternalRequest) {
    const provider = await this.#provider();
    if (!provider.ok) return provider;
    const outcome = await this.#comics.call<{ readonly address: string }>({
      method: 'POST',
      path: '/sva/auth/init',
      body: { ...request, provider: provider.value },
    });
    return outcome.ok ? succeeded(outcome.value.address) : outcome;
  }

  async finish({ email, ...back }: ExternalReturn) {
    const provider = await this.#provider();
    if (!provider.ok) return provider;
    const outcome = await this.#comics.call<BoundUser>({
      method: 'POST',
      path: '/sva/auth',
      body: { provider: provider.value, ...back, ...(email && { email }) },
    });
    if (!outcome.ok) return failed(named.get(outcome.failure.code) ?? outcome.failure);
    const { token, user } = outcome.value;
    return succeeded(token === null ? null : { token, userId: user.dragonId });
  }

  #providers() {
    return this.#comics.call<readonly Provider[]>({ method: 'GET', path: '/sva/providers' });
  }

  /** Asked for each time: between beginning and coming back the app was left and loaded anew. */
  async #provider(): Promise<Result<string, Failure>> {
    const outcome = await this.#providers();
    if (!outcome.ok) return outcome;
    const [first] = outcome.value;
    return first ? succeeded(first.name) : failed(notOffered);
  }
}

const notOffered: Failure = { code: 'SVA.NOT_FOUND', name: 'NOT_FOUND', message: 'No operator is offered.' };

/** The service's codes for which the app has words of its own. */
const named: ReadonlyMap<string, Failure> = new Map(
  [
    externalFailures.claroLoginAttemptByDefaultAccount,
    externalFailures.invalidClaroCode,
    externalFailures.emailRequired,
    failures.parentPermission,
  ].map((failure) => [failure.code, failure]),
);
