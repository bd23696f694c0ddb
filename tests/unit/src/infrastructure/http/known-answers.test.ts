import { HttpClient } from '../../../../../src/infrastructure/http/http-client.ts';
import {
  addressOf,
  knownAnswersOf,
  PageAnswers,
  readEmbeddedAnswers,
} from '../../../../../src/infrastructure/http/known-answers.ts';
import { RequestHeaders } from '../../../../../src/infrastructure/http/request-headers.ts';
import { fakeNetwork } from '../../../../fakes/device/fake-network.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

const address = '/issue?limit=2&page=0';
const request = { query: { limit: 2, page: 0 } };

interface Operations {
  'GET /issue': { query?: { limit: number; page: number }; answer: unknown; code: never };
  'GET /series': { query: { limit: number; page: number }; answer: unknown; code: never };
  'POST /issue': { query: { limit: number; page: number }; answer: unknown; code: never };
}

function setUpClient(language = 'pt-br') {
  const answers = new PageAnswers({
    language: 'pt-br',
    shuffleModule: 7,
    answers: { [address]: { slug: 'a' } },
  });
  const headers = new RequestHeaders();
  headers.set(language, 'America/Sao_Paulo');
  return {
    answers,
    client: new HttpClient<Operations>(
      '/api/comics',
      headers,
      new FakeSession(),
      knownAnswersOf('/api/comics', answers),
    ),
  };
}

beforeEach(() => fakeNetwork.reset());

describe('an embedded answer', () => {
  it('is used without a request', async () => {
    const outcome = await setUpClient().client.send('GET /issue', request);
    expect(outcome).toEqual({ ok: true, value: { slug: 'a' } });
    expect(fakeNetwork.requests).toEqual([]);
  });

  it('is identified by its full address if it is from another service', async () => {
    const own = 'https://catalogue.example';
    const known = new PageAnswers({
      language: 'pt-br',
      shuffleModule: 7,
      answers: { [`${own}/issue`]: 'own', '/issue': 'of the platform' },
    });
    const headers = new RequestHeaders();
    headers.set('pt-br', 'America/Sao_Paulo');
    const answerOf = (client: HttpClient<Operations>) => client.send('GET /issue');
    expect(await answerOf(new HttpClient(own, headers, null, known))).toMatchObject({ value: 'own' });
    expect(await answerOf(new HttpClient('/shop', headers, null, known))).not.toMatchObject({
      value: 'of the platform',
    });
    expect(fakeNetwork.lastRequest.address).toBe('/shop/issue');
  });

  it('is used once, and requested from the service the second time', async () => {
    const { client } = setUpClient();
    await client.send('GET /issue', request);
    await client.send('GET /issue', request);
    expect(fakeNetwork.lastRequest.address).toBe(`/api/comics${address}`);
  });

  it.each([
    ['another query', 'GET /issue', { limit: 2, page: 1 }],
    ['another path', 'GET /series', request.query],
    ['another method', 'POST /issue', request.query],
  ] as const)('is not used for a request with %s', async (_, operation, query) => {
    await setUpClient().client.send(operation, { query });
    expect(fakeNetwork.requests).toHaveLength(1);
  });

  it('is not used for another language', async () => {
    await setUpClient('en-us').client.send('GET /issue', request);
    expect(fakeNetwork.requests).toHaveLength(1);
  });

  it('is not used after `forget`', async () => {
    const { answers, client } = setUpClient();
    answers.forget();
    await client.send('GET /issue', request);
    expect(fakeNetwork.requests).toHaveLength(1);
  });
});

describe('the data block of the page', () => {
  afterEach(() => document.body.replaceChildren());
  const show = (text: string) => {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'first-answers';
    block.textContent = text;
    document.body.append(block);
  };

  it('is read', () => {
    show('{"language":"pt-br","shuffleModule":7,"answers":{"/plan":["\\u003c"]}}');
    expect(readEmbeddedAnswers(document)?.answers).toEqual({ '/plan': ['<'] });
  });

  it('may be missing or damaged', () => {
    expect(readEmbeddedAnswers(document)).toBeNull();
    show('{"lang');
    expect(readEmbeddedAnswers(document)).toBeNull();
  });
});

it('forms the address of a request from path and query', () => {
  expect([addressOf('', '/plan'), addressOf('', '/issue/search', { query: 'céu & mar', page: 0 })]).toEqual([
    '/plan',
    '/issue/search?query=c%C3%A9u+%26+mar&page=0',
  ]);
});
