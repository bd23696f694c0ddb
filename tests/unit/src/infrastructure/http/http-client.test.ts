import { failures } from '../../../../../src/domain/failure.ts';
import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { network } from '../../../../fakes/device/fake-network.ts';
import { FakeSession, someCredentials } from '../../../../fakes/session/fake-session.ts';

const open = (address = '/api/comics', session = new FakeSession()) =>
  new HttpClient(address, new RequestHeaders(), session);
const ask = { method: 'GET', path: '/issue' } as const;

beforeEach(() => network.reset());
afterEach(() => setCookie('; max-age=0'));

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the services' cookie is read from.
  document.cookie = `XSRF-TOKEN=${value}`;
}

describe('the anti-forgery cookie', () => {
  const header = () => network.last.headers['x-xsrf-token'];

  it('goes back in its header, also to a service with an origin of its own', async () => {
    setCookie('of-this-visit');
    await open().call(ask);
    expect(header()).toBe('of-this-visit');
    await open('https://comics.example').call({ method: 'POST', path: '/user' });
    expect([network.last.address, header()]).toEqual(['https://comics.example/user', 'of-this-visit']);
  });

  it('is no header where there is no cookie', async () => {
    await open().call(ask);
    expect(network.last.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('leaves for no other origin, and neither does the token, whatever the path says', async () => {
    setCookie('of-this-visit');
    const client = open('https://comics.example', new FakeSession(someCredentials));
    for (const path of ['https://thief.example/user', '//thief.example/user']) {
      await client.call({ method: 'GET', path });
      expect(new URL(network.last.address).host).toBe('comics.example');
    }
  });
});

it('sends no token of its own to a service without its session', async () => {
  setCookie('of-this-visit');
  network.answer(401);
  const client = new HttpClient('https://catalogue.example', new RequestHeaders(), null);
  const outcome = await client.call(ask);
  expect(network.last.headers).not.toHaveProperty('authorization');
  expect(network.last.headers).not.toHaveProperty('x-xsrf-token');
  expect(outcome).toMatchObject({ failure: { code: failures.unauthenticated.code } });
});

describe('what is sent', () => {
  it('is JSON, also where it is empty', async () => {
    await open().call({ method: 'POST', path: '/user' });
    expect(network.last.headers['content-type']).toBe('application/json');
    await open().call({ method: 'POST', path: '/user', body: { name: 'Ana' } });
    expect(network.last).toMatchObject({ body: '{"name":"Ana"}' });
  });

  it('is form data where it is so, whose content type the browser says', async () => {
    const body = new FormData();
    body.set('name', 'Ana');
    await open().call({ method: 'PATCH', path: '/user/ana', body });
    expect(network.last.body).toBe(body);
    expect(network.last.headers).not.toHaveProperty('content-type');
  });
});

describe('a refused session', () => {
  it('is closed on the device', async () => {
    const session = new FakeSession(someCredentials);
    network.answer(401, { message: 'No.' });
    const outcome = await open('/api/comics', session).call(ask);
    expect(outcome).toEqual({ ok: false, failure: failures.unauthenticated });
    expect(session.current).toBeNull();
  });

  it('does not close a session that was opened while the call was under way', async () => {
    const session = new FakeSession(someCredentials);
    network.answer(401, { message: 'No.' });
    const call = open('/api/comics', session).call(ask);
    const newer = { ...someCredentials, token: 'newer' };
    session.open(newer);
    expect(await call).toEqual({ ok: false, failure: failures.unauthenticated });
    expect(session.current).toEqual(newer);
  });

  it('stays where a 401 speaks of what was typed', async () => {
    const session = new FakeSession(someCredentials);
    network.answer(401, { code: 'X', kind: 'Y', message: 'Invalid.' });
    await open('/api/identity', session).call({ ...ask, isSignIn: true });
    expect(session.current).toEqual(someCredentials);
  });
});
