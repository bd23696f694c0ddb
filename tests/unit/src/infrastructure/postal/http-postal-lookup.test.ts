import { failures } from '../../../../../src/domain/failure.ts';
import { HttpPostalLookup } from '../../../../../src/infrastructure/postal/http-postal-lookup.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';

const find = () => new HttpPostalLookup('https://postal.example').find('01310100');

beforeEach(() => fakeNetwork.reset());

describe('the lookup of a postal code', () => {
  it("keeps the service's message, with or without a code", async () => {
    fakeNetwork.respondWith(429, { message: 'Limite de consultas atingido.' });
    expect(await find()).toMatchObject({ failure: { code: '', message: 'Limite de consultas atingido.' } });
    fakeNetwork.respondWith(500, { code: 'DOWN', message: { main: 'Fora do ar.' } });
    expect(await find()).toMatchObject({ failure: { code: 'DOWN', message: 'Fora do ar.' } });
  });

  it.each([
    [401, failures.unauthenticated],
    [403, { ...failures.forbidden, lacksCode: true }],
    [404, failures.unknown],
  ])('returns a failure for status %s', async (status, failure) => {
    fakeNetwork.respondWith(status, '<html>');
    expect(await find()).toEqual({ ok: false, failure });
  });

  it.each([
    [400, {}],
    [200, { erro: true }],
    [200, { erro: 'true' }],
  ])('finds nothing if the service answers %s with %j', async (status, body) => {
    fakeNetwork.respondWith(status, body);
    expect(await find()).toEqual({ ok: true, value: null });
  });
});
