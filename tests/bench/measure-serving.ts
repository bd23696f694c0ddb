import type { BenchPlatform } from './bench-platform.ts';
import { fetchNewestIssues, type NewestIssue } from './fetch-newest-issues.ts';
import type { Figure } from './figures.ts';
import { connectionCount, type LoadRequest } from './http-load.ts';
import { measureThroughput } from './measure-throughput.ts';

const durationSeconds = 5;
const words = ['pipoca', 'cosmika', 'peteca', 'lua', 'noite', 'andares'];

interface ServedRequests {
  name: string;
  requests: LoadRequest[];
  /** `connectionCount` by default. */
  concurrency?: number;
  /** `p99` in milliseconds. */
  budget?: { perSecond: number; p99: number };
}

/** Requests per second over 16 connections: repeated requests, and comics opened by a signed-in reader. */
export async function measureServing(platform: BenchPlatform): Promise<Figure[]> {
  const figures: Figure[] = [];
  const origin = platform.address;
  for (const { name, requests, concurrency = connectionCount, budget } of await buildServedRequests(
    platform,
  )) {
    const { perSecond, p99 } = await measureThroughput({
      origin,
      requests,
      seconds: durationSeconds,
      concurrency,
    });
    figures.push(
      {
        name: `served: ${name}`,
        value: perSecond,
        unit: '/s',
        isFloor: true,
        ...(budget && { budget: budget.perSecond }),
      },
      { name: `served: ${name}, p99`, value: p99, unit: 'ms', ...(budget && { budget: budget.p99 }) },
    );
  }
  return figures;
}

async function buildServedRequests({ address, issue, session }: BenchPlatform): Promise<ServedRequests[]> {
  const headers = { authorization: `Bearer ${session.token}` };
  const fetchJson = async (path: string) => (await fetch(`${address}/api/comics${path}`, { headers })).json();
  const pages = `/issue/${issue.externalId}/pages`;
  const opened: { pages: { picture: { address: string } }[] } = await fetchJson(pages);
  const issues: NewestIssue[] = await fetchNewestIssues(address);
  const buildImageRequest = (template: string, width: number): LoadRequest => ({
    path: template.replace('{width}', String(width)),
    headers: { accept: 'image/webp' },
  });
  return [
    { name: 'home HTML', requests: [{ path: '/', headers: { accept: 'text/html' } }] },
    {
      name: 'issue list',
      requests: [0, 1].map((page) => ({ path: `/api/comics/issue?limit=20&page=${page}` })),
    },
    { name: 'search', requests: words.map((word) => ({ path: `/api/comics/issue/search?query=${word}` })) },
    {
      name: 'covers, 384 wide',
      requests: issues.slice(0, 20).map(({ cover }) => buildImageRequest(cover, 384)),
    },
    {
      name: 'signed pages, 1080 wide',
      requests: opened.pages.map((page) => buildImageRequest(page.picture.address, 1080)),
    },
    {
      name: 'pages of a 40-page issue',
      requests: [{ path: `/api/comics${pages}`, headers }],
    },
    {
      name: 'pages of a 40-page issue, 8 connections',
      requests: [{ path: `/api/comics${pages}`, headers }],
      concurrency: 8,
      budget: { perSecond: 1000, p99: 20 },
    },
  ];
}
