import { failures } from '../../../../../src/domain/failure.ts';
import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

interface Operations {
  'GET /issue': { query?: { limit?: number; genre?: string }; answer: unknown; code: never };
  'GET /issue/{id}/page/{page}': { path: { id: string; page: number }; answer: unknown; code: never };
  'GET https://thief.example/user': { answer: unknown; code: never };
  'GET //thief.example/user': { answer: unknown; code: never };
  'POST /user': { body?: { name: string; surname?: string }; answer: null; code: 'USER.INVALID_DATA' };
  'PATCH /user/{id}': {
    path: { id: string };
    form: { name?: string; avatar?: Blob };
    answer: null;
    code: never;
  };
  'POST /page': { form: { file: Blob; pageNumber?: number }; answer: null; code: never };
  'POST /order': { headers: { 'idempotency-key': string }; answer: null; code: never };
}

const buildClient = (address = '/api/comics', session = new FakeSession()) =>
  new HttpClient<Operations>(address, new RequestHeaders(), session);

/** The names of the headers that were sent by XMLHttpRequest. */
let sentHeaders: string[] = [];

/** Sends a quarter of the body, and then succeeds. */
class FakeXmlHttpRequest {
  readonly upload = new EventTarget();
  onloadend: (() => void) | null = null;
  status = 0;
  readonly responseText = 'null';
  open() {}
  setRequestHeader(name: string) {
    sentHeaders.push(name.toLowerCase());
  }
  getAllResponseHeaders() {
    return '';
  }
  send() {
    const progress = { lengthComputable: true, loaded: 10, total: 40 };
    this.upload.dispatchEvent(new ProgressEvent('progress', progress));
    this.status = 200;
    this.onloadend?.();
  }
}

beforeEach(() => fakeNetwork.reset());
afterEach(() => setCookie('; max-age=0'));

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: axios reads the services' cookie from it.
  document.cookie = `XSRF-TOKEN=${value}`;
}

describe('the anti-forgery cookie', () => {
  const header = () => fakeNetwork.lastRequest.headers['x-xsrf-token'];

  it('is sent in its header, also to a service with another origin', async () => {
    setCookie('of-this-visit');
    await buildClient().send('GET /issue');
    expect(header()).toBe('of-this-visit');
    await buildClient('https://comics.example').send('POST /user');
    expect([fakeNetwork.lastRequest.address, header()]).toEqual([
      'https://comics.example/user',
      'of-this-visit',
    ]);
  });

  it('adds no header if the cookie is missing', async () => {
    await buildClient().send('GET /issue');
    expect(fakeNetwork.lastRequest.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('is not sent to another origin that a path contains, and the token is not sent there either', async () => {
    setCookie('of-this-visit');
    const client = buildClient('https://comics.example', new FakeSession(exampleCredentials));
    for (const operation of ['GET https://thief.example/user', 'GET //thief.example/user'] as const) {
      await client.send(operation);
      expect(new URL(fakeNetwork.lastRequest.address).host).toBe('comics.example');
    }
  });
});

it('sends no token to a service without a session', async () => {
  setCookie('of-this-visit');
  fakeNetwork.respondWith(401);
  const client = new HttpClient<Operations>('https://catalogue.example', new RequestHeaders(), null);
  const outcome = await client.send('GET /issue');
  expect(fakeNetwork.lastRequest.headers).not.toHaveProperty('authorization');
  expect(fakeNetwork.lastRequest.headers).not.toHaveProperty('x-xsrf-token');
  expect(outcome).toMatchObject({ failure: { code: failures.unauthenticated.code } });
});

describe('the request', () => {
  it('is JSON, even if the body is empty', async () => {
    await buildClient().send('POST /user');
    expect(fakeNetwork.lastRequest.headers['content-type']).toBe('application/json');
    await buildClient().send('POST /user', { body: { name: 'Ana', surname: undefined } });
    expect(fakeNetwork.lastRequest).toMatchObject({ body: '{"name":"Ana"}' });
  });

  it('is form data for an operation with a form, and the browser sets the content type', async () => {
    const avatar = new File(['x'], 'ana.png');
    await buildClient().send('PATCH /user/{id}', { path: { id: 'ana' }, form: { name: undefined, avatar } });
    const { body, headers } = fakeNetwork.lastRequest;
    expect(body instanceof FormData && [...body.keys()]).toEqual(['avatar']);
    expect(headers).not.toHaveProperty('content-type');
  });

  it('has each value of a form field that has several, in their order', async () => {
    const file = ['1.png', '2.png'].map((name) => new File([name], name));
    await buildClient().send('POST /page', { form: { file, pageNumber: 2 } });
    const { body } = fakeNetwork.lastRequest;
    const entries = body instanceof FormData ? [...body] : [];
    expect(entries.map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['file', '1.png'],
      ['file', '2.png'],
      ['pageNumber', '2'],
    ]);
  });

  it('has the version that the caller has seen, as a quoted tag', async () => {
    await buildClient().send('POST /user', { ifMatch: 0 });
    expect(fakeNetwork.lastRequest.headers['if-match']).toBe('"0"');
    await buildClient().send('POST /user');
    expect(fakeNetwork.lastRequest.headers).not.toHaveProperty('if-match');
  });

  it('fails with a hidden failure if it is cancelled', async () => {
    const cancellation = new AbortController();
    cancellation.abort();
    const outcome = await buildClient().send('POST /user', { signal: cancellation.signal });
    expect(outcome).toMatchObject({ ok: false, failure: { hide: true } });
  });

  it('reports its progress as a share', async () => {
    const { XMLHttpRequest } = globalThis;
    Object.assign(globalThis, { XMLHttpRequest: FakeXmlHttpRequest });
    try {
      const shares: number[] = [];
      sentHeaders = [];
      const form = { file: new File(['page'], '1.png') };
      const sent = buildClient().send('POST /page', { form, onProgress: (share) => shares.push(share) });
      expect(await sent).toEqual({ ok: true, value: null });
      expect(shares).toEqual([0.25]);
      expect(sentHeaders).toContain('accept');
      // The browser adds it, with the boundary of the form.
      expect(sentHeaders).not.toContain('content-type');
    } finally {
      Object.assign(globalThis, { XMLHttpRequest });
    }
  });

  it('has its parameters in the path, encoded', async () => {
    await buildClient().send('GET /issue/{id}/page/{page}', { path: { id: '../a/b?c', page: 2 } });
    expect(fakeNetwork.lastRequest.address).toBe('/api/comics/issue/..%2Fa%2Fb%3Fc/page/2');
  });

  it('has no undefined values in the query', async () => {
    await buildClient().send('GET /issue', { query: { limit: 2, genre: undefined } });
    expect(fakeNetwork.lastRequest.address).toBe('/api/comics/issue?limit=2');
  });

  it('has the idempotency key of an operation that requires one', async () => {
    await buildClient().send('POST /order', { idempotencyKey: 'k' });
    expect(fakeNetwork.lastRequest.headers['idempotency-key']).toBe('k');
  });

  it('compiles only with what the operation requires', () => {
    const { send } = HttpClient.prototype as HttpClient<Operations>;
    type Send = typeof send;
    const check = (_: (send: Send) => unknown) => undefined;
    // @ts-expect-error The path needs both parameters.
    check((send) => send('GET /issue/{id}/page/{page}', { path: { id: 'a' } }));
    // @ts-expect-error The operation has a path.
    check((send) => send('GET /issue/{id}/page/{page}'));
    // @ts-expect-error The query has no such parameter.
    check((send) => send('GET /issue', { query: { size: 2 } }));
    // @ts-expect-error The operation has no body.
    check((send) => send('GET /issue', { body: {} }));
    // @ts-expect-error The operation needs an idempotency key.
    check((send) => send('POST /order'));
    // @ts-expect-error There is no such operation.
    check((send) => send('GET /user'));
    expect(send).toBeInstanceOf(Function);
  });
});

describe('a refused session', () => {
  it('is closed on the device', async () => {
    const session = new FakeSession(exampleCredentials);
    fakeNetwork.respondWith(401, { message: 'No.' });
    const outcome = await buildClient('/api/comics', session).send('GET /issue');
    expect(outcome).toEqual({ ok: false, failure: failures.unauthenticated });
    expect(session.current).toBeNull();
  });

  it('does not close a session that was opened while the request was pending', async () => {
    const session = new FakeSession(exampleCredentials);
    fakeNetwork.respondWith(401, { message: 'No.' });
    const call = buildClient('/api/comics', session).send('GET /issue');
    const newer = { ...exampleCredentials, token: 'newer' };
    session.open(newer);
    expect(await call).toEqual({ ok: false, failure: failures.unauthenticated });
    expect(session.current).toEqual(newer);
  });

  it('stays open if the status 401 concerns entered credentials', async () => {
    const session = new FakeSession(exampleCredentials);
    fakeNetwork.respondWith(401, { code: 'X', kind: 'Y', message: 'Invalid.' });
    await buildClient('/api/identity', session).send('GET /issue', { isSignIn: true });
    expect(session.current).toEqual(exampleCredentials);
  });
});
