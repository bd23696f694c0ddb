import { HttpIssues } from '../../../../../src/infrastructure/comics/http-issues.ts';
import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

const issues = new HttpIssues(new HttpClient('/api/comics', new RequestHeaders(), new FakeSession()));

beforeEach(() => fakeNetwork.reset());

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
