import axios, { type AxiosRequestConfig } from 'axios';
import type { Session } from '../../application/ports/session/session.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { addressOf, type KnownAnswers, noKnownAnswers } from './known-answers.ts';
import { normaliseFailure } from './normalise-failure.ts';
import type { RequestHeaders } from './request-headers.ts';
import { rewriteIdentifiers } from './rewrite-identifiers.ts';

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Within the service: an address elsewhere would be taken for a path too. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Form data travels as such, everything else as JSON. */
  readonly body?: unknown;
  /** In place of the session's token. */
  readonly token?: string;
  /** True where a 401 speaks of the credentials in the call, not of the session. */
  readonly isSignIn?: boolean;
  /** True where the call must survive the closing of the tab. */
  readonly keepAlive?: boolean;
  /** One for each intent: what the call does happens once, however often it is sent. */
  readonly idempotencyKey?: string;
  /** Milliseconds until it is given up with TIMEOUT; absent: never. */
  readonly timeout?: number;
}

/** A conversation with one service: its address, the reader's headers, and failures in the app's own words. */
export class HttpClient {
  readonly #address: string;
  readonly #headers: RequestHeaders;
  readonly #session: Session | null;
  readonly #known: KnownAnswers;

  /** `session`: null for a service that must not receive the session token or the anti-forgery token. */
  constructor(address: string, headers: RequestHeaders, session: Session | null, known = noKnownAnswers) {
    this.#address = address;
    this.#headers = headers;
    this.#session = session;
    this.#known = known;
  }

  /** `Body` is what the contract promises; tests/contracts hold the services to it. */
  async call<Body>(call: HttpCall): Promise<Result<Body, Failure>> {
    const sessionToken = this.#session?.current?.token;
    const token = call.token ?? sessionToken;
    try {
      const known = this.#take(call);
      const answer =
        known === undefined ? (await axios.request(this.#request(call, token))).data : await known;
      return succeeded(rewriteIdentifiers(answer) as Body);
    } catch (error) {
      const failure = normaliseFailure(error, call.isSignIn);
      this.#closeRefusedSession(failure, token);
      return failed(failure);
    }
  }

  #take({ method, path, query }: HttpCall): unknown {
    if (method !== 'GET') return undefined;
    return this.#known.take(addressOf(this.#address, path, query), this.#headers.current['accept-language']);
  }

  #request(call: HttpCall, token: string | undefined): AxiosRequestConfig {
    return {
      adapter: 'fetch',
      baseURL: this.#address,
      // So that neither the token nor the anti-forgery one can leave for another place than the service.
      allowAbsoluteUrls: false,
      // The service may have an origin of its own; its cookie is XSRF-TOKEN.
      withXSRFToken: this.#session !== null,
      url: call.path,
      method: call.method,
      params: call.query,
      data: call.body,
      headers: {
        ...this.#headers.current,
        // Said also of an empty body, which axios would otherwise call a form.
        ...(call.method !== 'GET' && { 'content-type': contentType(call.body) }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      },
      ...(call.timeout && { timeout: call.timeout }),
      ...(call.keepAlive && { fetchOptions: { keepalive: true } }),
    };
  }

  /** Only the token that was refused is forgotten: meanwhile the reader may have signed in again. */
  #closeRefusedSession(failure: Failure, token: string | undefined): void {
    const isRefused = failure.code === failures.unauthenticated.code;
    if (isRefused && token && token === this.#session?.current?.token) this.#session.close('refused');
  }
}

/** fetch itself adds the boundary of form data. */
const contentType = (body: unknown): string =>
  body instanceof FormData ? 'multipart/form-data' : 'application/json';
