interface SentRequest {
  readonly address: string;
  readonly method: string;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface FakeResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Replaces fetch: returns the answers of the test and records the requests. */
class FakeNetwork {
  readonly sent: SentRequest[] = [];
  /** Returned in order. The last one is repeated. Null for a network failure. */
  answers: (FakeResponse | null)[] = [];

  get last(): SentRequest {
    const last = this.sent.at(-1);
    if (!last) throw new Error('Nothing was sent.');
    return last;
  }

  answer(status: number, body: unknown = {}): void {
    this.answers = [{ status, body }];
  }

  reset(): void {
    this.sent.length = 0;
    this.answer(200);
  }

  fetch = async ({ address, options }: FakeRequest) => {
    const headers = Object.entries(options.headers).map(([name, value]) => [
      name.toLowerCase(),
      String(value),
    ]);
    const { method, body } = options;
    this.sent.push({ address, method, headers: Object.fromEntries(headers), body });
    const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
    if (!answer) throw new TypeError('Failed to fetch');
    return {
      status: answer.status,
      statusText: '',
      headers: {},
      text: async () => JSON.stringify(answer.body),
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

export const network = new FakeNetwork();
Object.assign(globalThis, { fetch: network.fetch, Request: FakeRequest });
