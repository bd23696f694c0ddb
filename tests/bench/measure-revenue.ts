import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '../../server/configuration/configuration.ts';
import { jsonColumn } from '../../server/database/json-column.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { closeMonth } from '../../server/finance/revenue/close-month.ts';
import { computePendingMonth } from '../../server/finance/revenue/pending-month.ts';
import { addMonths } from '../../server/finance/revenue/revenue-months.ts';
import { updateRevenue } from '../../server/finance/revenue/update-revenue.ts';
import { openPlatform, type Platform } from '../../server/platform/platform.ts';
import { firstDayOfMonth } from '../../server/text/day-in-brazil.ts';
import { addRevenue } from './add-revenue.ts';
import { type Figure, median } from './figures.ts';

const budgetMs = 300;
const repetitions = 5;

/** Time of reports, and of the job that computes and closes months, with a million sittings in twelve months. */
export async function measureRevenue(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-bench-revenue-'));
  const configuration = readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const now = new Date();
  const thisMonth = firstDayOfMonth(now);
  const fullMonth = addMonths(thisMonth, -1);
  const months = Array.from({ length: 12 }, (_, index) => addMonths(thisMonth, index - 11));
  const unlimited = await openDatabase({ dataDirectory: folder });
  await addRevenue(unlimited, months).finally(() => unlimited.destroy());
  const platform = await openPlatform(configuration, { seedCatalogue: null });
  try {
    const { database } = platform;
    await updateRevenue({ ...platform.revenue, now: () => now });
    const compute = () =>
      timeOf(() =>
        computePendingMonth(database, { month: fullMonth, isFirstOpen: true }, { now, olderThan: now }),
      );
    const pendingMs = await compute();
    const unchangedMs = await compute();
    const reports = await measureReports(platform, { thisMonth, fullMonth });
    const nextMonth = addMonths(thisMonth, 1);
    const nextTime = new Date(`${nextMonth}T12:00:00Z`);
    await updateRevenue({ ...platform.revenue, now: () => nextTime, databaseNow: async () => nextTime });
    const closingMs = await timeOf(() => closeMonth(database, fullMonth, new Date()));
    return [
      ...reports,
      { name: 'revenue: 300,000 sittings of a month computed', value: pendingMs / 1000, unit: 's' },
      { name: 'revenue: the same month checked, unchanged', value: unchangedMs / 1000, unit: 's' },
      { name: 'revenue: the same month closed', value: closingMs / 1000, unit: 's' },
    ];
  } finally {
    await platform.close();
    await rm(folder, { recursive: true });
  }
}

async function measureReports(
  platform: Platform,
  { thisMonth, fullMonth }: { thisMonth: string; fullMonth: string },
): Promise<Figure[]> {
  const year = `from=${addMonths(thisMonth, -11)}`;
  const full = `from=${fullMonth}&to=${fullMonth.slice(0, 8)}28`;
  const paths = {
    'days of the fullest month': `day?${full}`,
    'days of a year': `day?${year}`,
    'months of a year': `month?${year}`,
    years: 'year?',
    'report of the fullest month': `report?${full}`,
    'report of a year': `report?${year}`,
    'page 500 of the report of a year': `report?${year}&page=500`,
    'page 500 of the report of the fullest month': `report?${full}&page=500`,
  };
  const figures: Figure[] = [];
  for (const [name, caller] of Object.entries(await signInCallers(platform))) {
    const get = async (path: string) => {
      const { statusCode, body } = await platform.app.inject({
        url: `/api/comics/financial/revenue/${path}`,
        headers: { authorization: `Bearer ${caller}` },
      });
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
    };
    for (const [report, path] of Object.entries(paths)) {
      const times = [];
      for (let count = 0; count < repetitions; count += 1) times.push(await timeOf(() => get(path)));
      figures.push({
        name: `revenue: ${report}, ${name}`,
        value: median(times),
        unit: 'ms',
        budget: budgetMs,
      });
    }
    const seconds = (await timeOf(() => get(`report?${year}&format=csv`))) / 1000;
    figures.push({ name: `revenue: report of a year as a file, ${name}`, value: seconds, unit: 's' });
  }
  return figures;
}

/** Returns session tokens. */
async function signInCallers({ accounts, app, database }: Platform) {
  const signIn = async (username: string, role: 'STAFF' | 'USER', granting: string) => {
    const password = 'lapis-vermelho-apontado-12';
    const { uuid } = await accounts.create({ email: `${username}@banca.example`, username, password, role });
    await database
      .updateTable('identity.account')
      .set({ grantings: jsonColumn([granting]) })
      .where('uuid', '=', uuid)
      .execute();
    const payload = { entry: username, password };
    const response = await app.inject({ method: 'POST', url: '/api/identity/auth/login', payload });
    return { uuid, token: response.json().data.token as string };
  };
  const staff = await signIn('rute', 'STAFF', 'ACCOUNTANT');
  const member = await signIn('paz', 'USER', 'PUBLISHER');
  await database
    .insertInto('comics.reader')
    .values({ readerId: member.uuid, language: 'pt-br', theme: 'dark', market: 'brazil', currency: 'BRL' })
    .execute();
  await database
    .insertInto('comics.publisher_member')
    .columns(['publisherId', 'readerId'])
    .expression((builder) =>
      builder
        .selectFrom('comics.publisher')
        .select(({ val }) => ['id', val(member.uuid).as('readerId')])
        .where('username', '=', 'editora-1'),
    )
    .execute();
  return { staff: staff.token, 'one of 200 publishers': member.token };
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
