/** The request, the answer and the error codes of one operation of a service. */
export interface OperationTypes {
  /** The parameters of the path. */
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  /** Sent as JSON. */
  readonly body?: object;
  /** Sent as form data. */
  readonly form?: object;
  readonly answer: unknown;
  readonly code: string;
}

/** The operations of a service by method and path, such as `'GET /issue/{id}'`. */
export type OperationsOf<Operations> = { readonly [Name in keyof Operations]: OperationTypes };

/** The arguments of a request. They are required if the operation requires a part of them. */
export type RequestArguments<Types extends OperationTypes> =
  object extends RequestOf<Types> ? [request?: RequestOf<Types>] : [request: RequestOf<Types>];

export type RequestOf<Types extends OperationTypes> = Parts<Types> & IdempotencyKey<Types> & RequestOptions;

type Parts<Types extends OperationTypes> = {
  [Part in keyof Pick<Types, keyof Types & ('path' | 'query' | 'body')>]: OrUndefined<Types[Part]>;
} & { [Part in keyof Pick<Types, keyof Types & 'form'>]: OrSeveral<OrUndefined<Types[Part]>> };

/** Undefined values are not sent. */
type OrUndefined<Part> = {
  readonly [Name in keyof Part]: object extends Pick<Part, Name> ? Part[Name] | undefined : Part[Name];
};

/** A field of a form can have several values, such as files, which are sent in their order. */
type OrSeveral<Part> = { readonly [Name in keyof Part]: Part[Name] | readonly Part[Name][] };

/** One for each intent. The operation takes effect once, even if it is sent several times with the same key. */
type IdempotencyKey<Types extends OperationTypes> = Types extends { headers: { 'idempotency-key': string } }
  ? { readonly idempotencyKey: string }
  : unknown;

export interface RequestOptions {
  /** Replaces the token of the session. */
  readonly token?: string;
  /** True if a 401 concerns the credentials in the request, not the session. */
  readonly isSignIn?: boolean;
  /** True if the request must survive the closing of the tab. */
  readonly keepAlive?: boolean;
  /** Milliseconds until the request fails with TIMEOUT; absent: never. */
  readonly timeoutMs?: number;
  /** The version that the caller has seen. If the service has another one, it refuses the change. */
  readonly ifMatch?: number | string;
  /** Sent in addition to those of every request, or instead of them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body of an operation that accepts neither JSON nor a form. */
  readonly bytes?: Blob;
  /** Called with the headers of a successful answer, by their names in lower case. */
  readonly onAnswerHeaders?: (headers: Readonly<Record<string, unknown>>) => void;
  /** Cancels the request, which then fails with a hidden failure. */
  readonly signal?: AbortSignal;
  /** Called with the sent share (0 to 1) of the body. */
  readonly onProgress?: (sentShare: number) => void;
}
