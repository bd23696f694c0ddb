import { failures } from '../../../../../src/domain/failure.ts';
import { HttpPostalLookup } from '../../../../../src/infrastructure/postal/http-postal-lookup.ts';
import { network } from '../../../../fakes/device/fake-network.ts';

const find = () => new HttpPostalLookup('https://postal.example').find('01310100');

beforeEach(() => network.reset());

describe('the lookup of a postal code', () => {
  it("keeps the service's message, with or without a code", async () => {
    network.answer(429, { message: 'Limite de consultas atingido.' });
    expect(await find()).toMatchObject({ failure: { code: '', message: 'Limite de consultas atingido.' } });
    network.answer(500, { code: 'DOWN', message: { main: 'Fora do ar.' } });
    expect(await find()).toMatchObject({ failure: { code: 'DOWN', message: 'Fora do ar.' } });
  });

  it.each([
    [401, failures.unauthenticated],
    [403, failures.forbidden],
    [404, failures.unknown],
  ])('has a failure for status %s', async (status, failure) => {
    network.answer(status, '<html>');
    expect(await find()).toEqual({ ok: false, failure });
  });

  it.each([
    [400, {}],
    [200, { erro: true }],
    [200, { erro: 'true' }],
  ])('finds nothing if the service answers %s with %j', async (status, body) => {
    network.answer(status, body);
    expect(await find()).toEqual({ ok: true, value: null });
  });
});
