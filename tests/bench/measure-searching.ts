import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { platformFlags } from '../../tools/platform-flags.ts';
import { companySettings } from '../support/company-settings.ts';
import { addReadings } from './add-readings.ts';
import { type BenchQuery, benchQueries, expectedShareOfUnfinished } from './bench-queries.ts';
import { type Figure, percentile } from './figures.ts';
import { waitForOutput } from './wait-for-output.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const budgetMs = 30;

/** Time of searches and lists with 100,000 issues, and whether searches find the intended issue. */
export async function measureSearching(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-bench-search-'));
  const data = join(folder, 'data');
  const startedAt = performance.now();
  await run(process.execPath, ['tests/comics/fill-large-catalogue.ts', data], { cwd: root });
  const fillingSeconds = (performance.now() - startedAt) / 1000;
  await addReadings(data);
  const platform = spawn(process.execPath, [...platformFlags, 'server/commands/start.ts'], {
    cwd: root,
    env: { ...process.env, ...companySettings, DATA_DIR: data, PORT: '0', DEMO: 'off', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [, address = ''] = await waitForOutput(platform, /open at (\S+)/);
    return [
      { name: 'filling 100,000 issues', value: fillingSeconds, unit: 's' },
      ...(await measureQueries(`${address}/api/comics`)),
      ...(await measureLists(`${address}/api/comics`)),
    ];
  } finally {
    const ended = once(platform, 'exit');
    platform.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  }
}

async function measureQueries(comics: string): Promise<Figure[]> {
  const addressOf = ({ query, page = 0 }: BenchQuery) =>
    `${comics}/issue/search?limit=20&page=${page}&query=${encodeURIComponent(query)}`;
  // Warm up with queries that are not measured.
  for (const query of ['planeta', 'vulcao de', 'estrla']) await fetchTimed(addressOf({ kind: '', query }));
  const responses: (TimedResponse & { query: BenchQuery })[] = [];
  for (const query of benchQueries) responses.push({ query, ...(await fetchTimed(addressOf(query))) });
  const kinds = [...new Set(benchQueries.map(({ kind }) => kind))];
  const times = responses.map(({ time }) => time);
  const queriesWithSuggestions = benchQueries.filter(
    ({ kind }) => kind === 'nothing found' || kind === 'two errors',
  );
  const peopleTimes = [];
  for (const { query } of benchQueries.filter(({ kind }) => kind === 'people' || kind === 'common word')) {
    peopleTimes.push(
      (await fetchTimed(`${comics}/person/search?query=${encodeURIComponent(query.split(' ')[0] ?? '')}`))
        .time,
    );
  }
  const suggestionTimes = [];
  for (const { query } of queriesWithSuggestions) {
    suggestionTimes.push(
      (await fetchTimed(`${comics}/search/suggestions?query=${encodeURIComponent(query)}`)).time,
    );
  }
  return [
    {
      name: `search, 100,000 issues, ${times.length} queries, p50`,
      value: percentile(times, 0.5),
      unit: 'ms',
    },
    { name: 'search, p95', value: percentile(times, 0.95), unit: 'ms', budget: budgetMs },
    ...kinds.map((kind) => ({
      name: `search, ${kind}, p95`,
      value: percentile(
        responses.filter(({ query }) => query.kind === kind).map(({ time }) => time),
        0.95,
      ),
      unit: 'ms',
      budget: budgetMs,
    })),
    ...kinds.flatMap((kind) => {
      const intended = responses.filter(({ query }) => query.kind === kind && query.title);
      if (intended.length === 0) return [];
      const hits = intended.filter(({ query, titles }) => titles.slice(0, 5).includes(query.title ?? ''));
      return [
        {
          name: `search, ${kind}: intended issue among the first five`,
          value: (100 * hits.length) / intended.length,
          unit: '%',
          budget: kind === 'two errors' ? 50 : 90,
          isFloor: true,
        },
      ];
    }),
    {
      name: 'search, unfinished: the same in random order',
      value: 100 * expectedShareOfUnfinished(),
      unit: '%',
    },
    { name: 'search for people by one name, p95', value: percentile(peopleTimes, 0.95), unit: 'ms' },
    { name: 'search suggestions, p95', value: percentile(suggestionTimes, 0.95), unit: 'ms' },
  ];
}

const filters = ['all', 'free', 'subscription', 'on_demand'];

async function measureLists(comics: string): Promise<Figure[]> {
  const pages = Array.from({ length: 21 }, (_, page) => page);
  const lists: Readonly<Record<string, readonly string[]>> = {
    'shuffled, pages 0 to 20, every filter': [
      ...filters.flatMap((filter) =>
        pages.map((page) => `/exploration/issue/31?limit=20&filter=${filter}&page=${page}`),
      ),
      ...pages.map((page) => `/exploration/issue/31?limit=20&genre=horror&rating=12&page=${page}`),
      ...pages.map((page) => `/exploration/issue/31?limit=20&days=7&page=${page}`),
    ],
    'sorted by title, pages 0 to 20, every filter': filters.flatMap((filter) =>
      pages.map((page) => `/issue?limit=20&sort=title&filter=${filter}&page=${page}`),
    ),
    'most read, pages 0 to 20, every filter': filters.flatMap((filter) =>
      pages.map((page) => `/issue?limit=20&sort=most_read&filter=${filter}&page=${page}`),
    ),
    'newest, page 50': Array.from({ length: 20 }, (_, index) => `/issue?limit=20&page=${50 + index}`),
    'a series': Array.from({ length: 20 }, (_, index) => `/series/slug/serie-${3 * index}`),
    publishers: Array.from({ length: 20 }, (_, index) => `/publisher?limit=${150 - index}`),
    'top issues': Array.from({ length: 20 }, (_, index) => `/reading/top-issues?limit=${18 - (index % 10)}`),
  };
  const figures: Figure[] = [];
  for (const [name, paths] of Object.entries(lists)) {
    const times = [];
    for (const path of paths) times.push((await fetchTimed(`${comics}${path}`)).time);
    figures.push({ name: `100,000 issues: ${name}, p95`, value: percentile(times, 0.95), unit: 'ms' });
  }
  return figures;
}

interface TimedResponse {
  readonly time: number;
  readonly titles: readonly string[];
}

async function fetchTimed(address: string): Promise<TimedResponse> {
  const startedAt = performance.now();
  const response = await fetch(address, { headers: { 'accept-language': 'pt-br' } });
  const body = await response.json();
  const time = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const items: { content?: { title: string } }[] = body.items ?? [];
  return { time, titles: items.map(({ content }) => content?.title ?? '') };
}
