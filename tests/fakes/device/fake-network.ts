interface SentRequest {
  readonly address: string;
  readonly method: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface FakeResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Replaces `fetch`: returns the responses that the test sets, and records the requests. */
class FakeNetwork {
  readonly requests: SentRequest[] = [];
  /** Returned in order; the last one is repeated. Null simulates a network failure. */
  responses: (FakeResponse | null)[] = [];

  get lastRequest(): SentRequest {
    const last = this.requests.at(-1);
    if (!last) throw new Error('No request was sent.');
    return last;
  }

  respondWith(status: number, body: unknown = {}): void {
    this.responses = [{ status, body }];
  }

  reset(): void {
    this.requests.length = 0;
    this.respondWith(200);
  }

  fetch = async ({ address, options }: FakeRequest) => {
    const headers = Object.entries(options.headers).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]);
    const { method, body } = options;
    this.requests.push({ address, method, headers: Object.fromEntries(headers), body });
    const response = this.responses.length > 1 ? this.responses.shift() : this.responses[0];
    if (!response) throw new TypeError('Failed to fetch');
    return {
      status: response.status,
      statusText: '',
      headers: {},
      text: async () => JSON.stringify(response.body),
    };
  };
}

class FakeRequest {
  readonly address: string;
  readonly options: { readonly method: string; readonly headers: object; readonly body?: unknown };

  constructor(address: string, options: FakeRequest['options']) {
    this.address = address;
    this.options = options;
  }
}

export const fakeNetwork = new FakeNetwork();
Object.assign(globalThis, { fetch: fakeNetwork.fetch, Request: FakeRequest });
