import axios, { type AxiosRequestConfig } from 'axios';
import type { Session } from '../../application/ports/session/session.ts';
import type { RequestErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { addressOf, type KnownAnswers, noKnownAnswers } from './known-answers.ts';
import { normaliseFailure } from './normalise-failure.ts';
import type { OperationsOf, RequestArguments, RequestOptions } from './operations.ts';
import type { RequestHeaders } from './request-headers.ts';

/** The request to send, without the types of its operation. */
interface SentRequest extends RequestOptions {
  readonly method: string;
  /** Relative to the service. An absolute address is also treated as a path. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | number>>;
  readonly body: unknown;
  readonly idempotencyKey?: string;
}

type Values<Value> = Readonly<Record<string, Value | undefined>>;

/**
 * Sends the operations of one service with the reader's headers, and returns failures in the app's terms.
 * `Operations` declares the requests and answers of the service; tests/contracts verify them.
 */
export class HttpClient<Operations extends OperationsOf<Operations>> {
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

  async send<Name extends keyof Operations & string>(
    operation: Name,
    ...[request]: RequestArguments<Operations[Name]>
  ): Promise<Result<Operations[Name]['answer'], Failure<Operations[Name]['code'] | RequestErrorCode>>> {
    const sent = sentRequest(operation, request);
    const sessionToken = this.#session?.current?.token;
    const token = sent.token ?? sessionToken;
    try {
      const known = this.#take(sent);
      if (known !== undefined) return succeeded((await known) as Operations[Name]['answer']);
      const { data, headers } = await axios.request(this.#configurationOf(sent, token));
      sent.onAnswerHeaders?.(headers);
      return succeeded(data);
    } catch (error) {
      const failure = normaliseFailure<Operations[Name]['code']>(error, sent.isSignIn);
      this.#closeRefusedSession(failure, token);
      return failed(failure);
    }
  }

  #take({ method, path, query }: SentRequest): unknown {
    if (method !== 'GET') return undefined;
    return this.#known.take(addressOf(this.#address, path, query), this.#headers.current['accept-language']);
  }

  #configurationOf(request: SentRequest, token: string | undefined): AxiosRequestConfig {
    const { method, path, query, body } = request;
    const { signal, onProgress } = request;
    return {
      // Browsers report the progress of uploads only to XMLHttpRequest, which Node does not have.
      adapter: onProgress ? ['xhr', 'fetch'] : 'fetch',
      baseURL: this.#address,
      // Prevents that either token is sent to another origin.
      allowAbsoluteUrls: false,
      // True, because the service may have another origin than the page. Its cookie is XSRF-TOKEN.
      withXSRFToken: this.#session !== null,
      url: path,
      method,
      params: query,
      data: request.bytes ?? body,
      headers: {
        ...this.#headers.current,
        // Also for an empty body, which axios would otherwise send as a form.
        ...(method !== 'GET' && { 'content-type': contentType(body) }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(request.idempotencyKey && { 'idempotency-key': request.idempotencyKey }),
        ...(request.ifMatch !== undefined && { 'if-match': `"${request.ifMatch}"` }),
        ...request.headers,
      },
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
      ...(request.timeoutMs && { timeout: request.timeoutMs }),
      ...(request.keepAlive && { fetchOptions: { keepalive: true } }),
    };
  }

  /** Closes the session only if it still has the refused token: the reader may have signed in again. */
  #closeRefusedSession(failure: Failure<string>, token: string | undefined): void {
    const isRefused = failure.code === failures.unauthenticated.code;
    if (isRefused && token && token === this.#session?.current?.token) this.#session.close('refused');
  }
}

type FormValue = string | number | Blob | undefined;
type FormValues = Readonly<Record<string, FormValue | readonly FormValue[]>>;

interface RequestParts extends RequestOptions {
  readonly path?: Values<string | number>;
  readonly query?: Values<string | number>;
  readonly body?: unknown;
  readonly form?: FormValues;
  readonly idempotencyKey?: string;
}

function sentRequest(operation: string, request: RequestOptions = {}): SentRequest {
  const { path = {}, query = {}, body, form, ...options }: RequestParts = request;
  const [method = '', template = ''] = operation.split(' ');
  return {
    ...options,
    method,
    path: template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name]))),
    query: Object.fromEntries(definedEntries(query)),
    body: form ? formData(form) : body,
  };
}

const definedEntries = <Value>(values: Values<Value>) =>
  Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined);

function formData(values: FormValues): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(values)) {
    for (const value of [field].flat()) {
      if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
    }
  }
  return form;
}

/** fetch adds the boundary of form data. */
const contentType = (body: unknown): string =>
  body instanceof FormData ? 'multipart/form-data' : 'application/json';
