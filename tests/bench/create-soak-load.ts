import { randomUUID } from 'node:crypto';
import { demo } from '../../demo/demo.ts';
import { pictureWidths } from '../../server/catalogue/schemas.ts';
import type { BenchPlatform } from './bench-platform.ts';
import { fetchNewestIssues } from './fetch-newest-issues.ts';
import type { LoadRequest } from './http-load.ts';

const words = ['pipoca', 'cosmika', 'pipóca cosmica', 'peteca', 'lua', 'noite', 'andares', 'do', 'zzz'];
const encodings = ['br', 'gzip', 'identity'];

export interface SoakLoad {
  /** The next random request of browsing and reading. */
  nextRequest(): LoadRequest;
  /** Sent rarely, at its own interval, like `orderRequest`. */
  signInRequest(): LoadRequest;
  orderRequest(): LoadRequest;
}

/**
 * Requests of readers in roughly realistic proportions. Images come in every width; most are generated during the run.
 */
export async function createSoakLoad({ address, issue, session }: BenchPlatform): Promise<SoakLoad> {
  const authorization = `Bearer ${session.token}`;
  const issues = await fetchNewestIssues(address);
  const pages = await fetch(`${address}/api/comics/issue/${issue.externalId}/pages`, {
    headers: { authorization },
  });
  const opened: { pages: { picture: { address: string } }[] } = await pages.json();
  const pageAddresses = opened.pages.map(({ picture }) => picture.address);
  const buildImageRequest = (template: string): LoadRequest => ({
    path: template.replace('{width}', String(chooseOne(pictureWidths))),
    headers: { accept: chooseOne(['image/avif,image/webp', 'image/webp', '*/*']) },
  });
  const kinds: readonly (() => LoadRequest)[] = [
    () => ({ path: '/', headers: { accept: 'text/html' } }),
    () => ({ path: `/issue/${chooseOne(issues).slug}` }),
    () => ({ path: `/api/comics/issue?limit=20&page=${chooseOne([0, 1, 2])}` }),
    () => ({ path: `/api/comics/issue/slug/${chooseOne(issues).slug}` }),
    () => ({ path: `/api/comics/issue/search?query=${encodeURIComponent(chooseOne(words))}` }),
    () => ({ path: `/api/comics/issue/${chooseOne(issues).id}/pages`, headers: { authorization } }),
    () => ({ path: `/api/comics/reading/user/${session.readerId}`, headers: { authorization } }),
    () => ({
      path: `/api/comics/reading/issue/${issue.externalId}`,
      method: 'PUT',
      headers: { authorization },
      body: { page: chooseOne([...pageAddresses.keys()]), readAt: new Date().toISOString() },
    }),
    ...Array.from({ length: 4 }, () => () => buildImageRequest(chooseOne(issues).cover)),
    ...Array.from({ length: 4 }, () => () => buildImageRequest(chooseOne(pageAddresses))),
  ];
  const [reader] = demo.accounts;
  const [offer] = demo.creditOffers;
  return {
    nextRequest() {
      const { headers, ...request } = chooseOne(kinds)();
      return { ...request, headers: { 'accept-encoding': chooseOne(encodings), ...headers } };
    },
    signInRequest: () => ({
      path: '/api/identity/auth/login',
      method: 'POST',
      body: { entry: reader?.email, password: reader?.password },
    }),
    orderRequest: () => ({
      path: '/api/comics/shop/wallet/credit',
      method: 'POST',
      headers: { authorization, 'idempotency-key': `key-${randomUUID()}`, timezone: 'America/Sao_Paulo' },
      body: { credits: offer?.credits, salePrice: offer?.price, paymentMethod: 'pix' },
    }),
  };
}

function chooseOne<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('The list is empty.');
  return value;
}
