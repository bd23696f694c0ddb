import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readCatalogueQuery } from '../../src/domain/catalogue/catalogue-query.ts';
import type { Issue } from '../../src/domain/catalogue/issue.ts';
import type { Failure } from '../../src/domain/failure.ts';
import type { Result } from '../../src/domain/result.ts';
import type { CountedSlice, Slice } from '../../src/domain/slice.ts';
import type { FakeIssues } from '../fakes/catalogue/fake-issues.ts';

/** Starts the example service of docs/replacing-an-adapter.md, which offers `issues` by its own API. */
export async function openOwnCatalogue(issues: FakeIssues, port = 0) {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, timezone');
    if (request.method === 'OPTIONS') return void response.end();
    if (request.url?.startsWith('/covers/'))
      return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(coverImage);
    const { status, body } = await respond(issues, request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const coverImage =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2400"><rect width="100%" height="100%" fill="teal"/></svg>';

async function respond(issues: FakeIssues, { url = '' }: IncomingMessage) {
  const { pathname, searchParams: query } = new URL(url, 'http://own.example');
  const [, resource, name = ''] = pathname.split('/').map(decodeURIComponent);
  if (resource === 'comics' && name) return toResponse(await issues.findBySlug(name), toComic);
  const keys = query.get('keys');
  if (resource === 'comics' && keys)
    return toResponse(await issues.listById(keys.split(' ')), (found) => ({
      comics: found.map(toComic),
      hasMore: false,
      count: found.length,
    }));
  if (resource === 'comics') return toResponse(await listIssues(issues, query), toShelf);
  if (resource === 'beside')
    return toResponse(await issues.findNeighbours(name), ({ previous, next }) => ({
      before: previous && toComic(previous),
      after: next && toComic(next),
    }));
  if (resource === 'pages')
    return toResponse(await issues.open(name), ({ issue, pages, isSample, expiresAt }) => ({
      comic: toComic(issue),
      pages,
      isSample,
      until: expiresAt,
    }));
  return { status: 404, body: {} };
}

function listIssues(issues: FakeIssues, query: URLSearchParams) {
  const request = { page: Number(query.get('page')), limit: Number(query.get('limit')) };
  const [house, text] = [query.get('house'), query.get('text')];
  if (house) return issues.listByPublisher(house, request);
  if (text) return issues.search(text, request);
  const { order, ...filters } = readCatalogueQuery(query);
  return issues.listFiltered(filters, order ?? 'newest', request);
}

const ownCodes: Readonly<Record<string, string>> = {
  'ISSUE.NOT_FOUND': 'NO_COMIC',
  'PUBLISHER.NOT_FOUND': 'NO_HOUSE',
};

function toResponse<Value>(result: Result<Value, Failure>, toBody: (value: Value) => unknown) {
  if (result.ok) return { status: 200, body: toBody(result.value) };
  const code = ownCodes[result.failure.code];
  return { status: code ? 404 : 403, body: { code, message: result.failure.message } };
}

const toShelf = (slice: Slice<Issue> | CountedSlice<Issue>) => ({
  comics: slice.items.map(toComic),
  hasMore: slice.hasNext,
  count: 'total' in slice ? slice.total : slice.items.length,
});

const toComic = (issue: Issue) => ({
  key: issue.id,
  handle: issue.slug,
  name: issue.content.title,
  summary: issue.content.description,
  cover: issue.content.cover,
  house: issue.publisher,
  pages: issue.pagesCount,
  rating: issue.parentalRating,
  genre: issue.genre,
  volume: issue.number,
  access: issue.isAvailableForAll ? 'free' : issue.isAvailableForSubscribers ? 'plan' : 'sale',
  cents: issue.merchandises[0]?.price ?? null,
  added: issue.publishedAt,
});
