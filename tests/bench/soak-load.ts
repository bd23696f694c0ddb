import { randomUUID } from 'node:crypto';
import { demo } from '../../demo/demo.ts';
import { pictureWidths } from '../../server/catalogue/schemas.ts';
import type { LoadRequest } from './http-load.ts';
import type { BenchPlatform } from './platform.ts';
import { shownIssues } from './shown-issues.ts';

const words = ['pipoca', 'cosmika', 'pipóca cosmica', 'peteca', 'lua', 'noite', 'andares', 'do', 'zzz'];
const encodings = ['br', 'gzip', 'identity'];

export interface SoakLoad {
  /** The next random request of browsing and reading. */
  next(): LoadRequest;
  /** Rare requests with their own intervals. */
  signIn(): LoadRequest;
  order(): LoadRequest;
}

/**
 * Requests of readers in roughly realistic proportions. Images come in every width; most are generated during the run.
 */
export async function soakLoad({ address, issue, session }: BenchPlatform): Promise<SoakLoad> {
  const authorization = `Bearer ${session.token}`;
  const issues = await shownIssues(address);
  const pages = await fetch(`${address}/api/comics/issue/${issue.externalId}/pages`, {
    headers: { authorization },
  });
  const opened: { pages: { picture: { address: string } }[] } = await pages.json();
  const pageAddresses = opened.pages.map(({ picture }) => picture.address);
  const image = (template: string): LoadRequest => ({
    path: template.replace('{width}', String(oneOf(pictureWidths))),
    headers: { accept: oneOf(['image/avif,image/webp', 'image/webp', '*/*']) },
  });
  const kinds: readonly (() => LoadRequest)[] = [
    () => ({ path: '/', headers: { accept: 'text/html' } }),
    () => ({ path: `/issue/${oneOf(issues).slug}` }),
    () => ({ path: `/api/comics/issue?limit=20&page=${oneOf([0, 1, 2])}` }),
    () => ({ path: `/api/comics/issue/slug/${oneOf(issues).slug}` }),
    () => ({ path: `/api/comics/issue/search?query=${encodeURIComponent(oneOf(words))}` }),
    () => ({ path: `/api/comics/issue/${oneOf(issues).id}/pages`, headers: { authorization } }),
    () => ({ path: `/api/comics/reading/user/${session.readerId}`, headers: { authorization } }),
    () => ({
      path: `/api/comics/reading/issue/${issue.externalId}`,
      method: 'PUT',
      headers: { authorization },
      body: { page: oneOf([...pageAddresses.keys()]), readAt: new Date().toISOString() },
    }),
    ...Array.from({ length: 4 }, () => () => image(oneOf(issues).cover)),
    ...Array.from({ length: 4 }, () => () => image(oneOf(pageAddresses))),
  ];
  const [reader] = demo.accounts;
  const [offer] = demo.creditOffers;
  return {
    next() {
      const { headers, ...request } = oneOf(kinds)();
      return { ...request, headers: { 'accept-encoding': oneOf(encodings), ...headers } };
    },
    signIn: () => ({
      path: '/api/identity/auth/login',
      method: 'POST',
      body: { entry: reader?.email, password: reader?.password },
    }),
    order: () => ({
      path: '/api/comics/shop/wallet/credit',
      method: 'POST',
      headers: { authorization, 'idempotency-key': `key-${randomUUID()}`, timezone: 'America/Sao_Paulo' },
      body: { credits: offer?.credits, salePrice: offer?.price, paymentMethod: 'pix' },
    }),
  };
}

function oneOf<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('The list is empty.');
  return value;
}
