import { HttpIssues } from '../../../../../src/infrastructure/comics/http-issues.ts';
import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

const issues = new HttpIssues(new HttpClient('/api/comics', new RequestHeaders(), new FakeSession()));

beforeEach(() => fakeNetwork.reset());

it('open requests the edition in a language that the service has', async () => {
  const queryOf = async (language?: string) => {
    await issues.open('1', language ? { language } : {});
    return new URL(fakeNetwork.lastRequest.address, 'https://banca.example').search;
  };
  expect(await queryOf('en-us')).toBe('?language=en-us');
  expect([await queryOf('fr'), await queryOf()]).toEqual(['', '']);
});

it('open requests the version that is open', async () => {
  await issues.open('1', { version: 3 });
  expect(new URL(fakeNetwork.lastRequest.address, 'https://banca.example').search).toBe('?version=3');
});

describe('the path of a request', () => {
  it.each([
    ['findBySlug', '/issue/slug/a%2Fb%3Fc'],
    ['findNeighbours', '/issue/a%2Fb%3Fc/neighbours'],
    ['open', '/issue/a%2Fb%3Fc/pages'],
  ] as const)('escapes the parameter of %s', async (method, path) => {
    await issues[method]('a/b?c');
    expect(new URL(fakeNetwork.lastRequest.address, 'https://banca.example').pathname).toBe(
      `/api/comics${path}`,
    );
  });
});
