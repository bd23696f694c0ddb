import { Agent, get } from 'node:http';
import type { Figure } from './figures.ts';
import type { BenchPlatform } from './platform.ts';

const connections = 16;
const seconds = 3;

/** How many kept covers and pages the platform serves, to 16 connections at once, at the width of a phone. */
export async function measureServing({ address, issue, session }: BenchPlatform): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${session.token}`, accept: 'image/webp' };
  const catalogue = await json(`${address}/api/comics/issue?limit=20&page=0`, headers);
  const open = await json(`${address}/api/comics/issue/${issue.externalId}/pages`, headers);
  const covers = catalogue.items.map((item: Pictured) =>
    item.content.cover.address.replace('{width}', '384'),
  );
  const pages = open.pages.map((page: { picture: { address: string } }) =>
    page.picture.address.replace('{width}', '1080'),
  );
  return [
    { name: 'covers served, 384 wide', value: await rate(address, covers), unit: '/s' },
    { name: 'pages served, 1080 wide', value: await rate(address, pages), unit: '/s' },
  ];
}

interface Pictured {
  readonly content: { readonly cover: { readonly address: string } };
}

const json = async (address: string, headers: Record<string, string>) =>
  (await fetch(address, { headers })).json();

async function rate(origin: string, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      get(`${origin}${path}`, { agent, headers: { accept: 'image/webp' } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  // Each is made once, before the clock runs.
  for (const path of paths) await ask(path);
  const until = performance.now() + seconds * 1000;
  let served = 0;
  const connection = async () => {
    while (performance.now() < until) {
      await ask(paths[served % paths.length] ?? '');
      served += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return served / seconds;
}
