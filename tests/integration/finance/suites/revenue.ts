import { sql } from 'kysely';
import { addMonths } from '../../../../server/finance/revenue/revenue-months.ts';
import { dayInBrazil, firstDayOfMonth } from '../../../../server/text/day-in-brazil.ts';
import { addEditor, callAs } from '../../support/publishing-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { computedAt, openRevenueShop } from './revenue-shop.ts';

const none = { gross: 0, tax: 0, platformAmount: 0, publisherAmount: 0 };
const sale = { gross: 1000, tax: 60, platformAmount: 282, publisherAmount: 658 };
const rental = { gross: 390, tax: 23, platformAmount: 110, publisherAmount: 257 };
const firstQuarter = 'from=2026-01-01&to=2026-03-31';

interface Period {
  start: string;
  currency: string;
  confirmed: typeof none;
  pending: typeof none;
}

const sumOf = (...amounts: (typeof none)[]) => ({
  gross: amounts.reduce((sum, { gross }) => sum + gross, 0),
  tax: amounts.reduce((sum, { tax }) => sum + tax, 0),
  platformAmount: amounts.reduce((sum, { platformAmount }) => sum + platformAmount, 0),
  publisherAmount: amounts.reduce((sum, { publisherAmount }) => sum + publisherAmount, 0),
});

/** Revenue by day, month and year. */
export function revenue(platform: () => TestPlatform): void {
  let shop: Awaited<ReturnType<typeof openRevenueShop>>;
  beforeAll(async () => {
    shop = await openRevenueShop(platform());
  });

  const staff = () => addEditor(platform(), { role: 'STAFF', grantings: ['ACCOUNTANT'] });
  const partner = (publisherId?: string) =>
    addEditor(platform(), { ...(publisherId !== undefined && { publisherId }) });
  const get = async (path: string, caller = staff()) =>
    callAs(platform(), await caller).get(`/financial/revenue/${path}`);
  const periodsOf = async (path: string, caller = staff()) =>
    (await get(path, caller)).json<{ periods: Period[] }>().periods;

  it('is summed up by day in São Paulo, without days that have no revenue', async () => {
    const periods = await periodsOf('day?from=2026-01-01&to=2026-01-31');
    expect(periods).toEqual([
      { start: '2026-01-10', currency: 'BRL', confirmed: sale, pending: none },
      { start: '2026-01-31', currency: 'BRL', confirmed: rental, pending: none },
    ]);
    expect(await periodsOf('day?from=2026-01-11&to=2026-01-30')).toEqual([]);
  });

  it('is confirmed for closed months, and pending for others', async () => {
    const response = await get(`month?${firstQuarter}`);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toMatchObject({
      from: '2026-01-01',
      to: '2026-03-31',
      computedAt: computedAt.toISOString(),
      periods: [
        { start: '2026-01-01', confirmed: sumOf(sale, rental), pending: none },
        // 19 of 30 days of the subscription, and 100 cents of credits. 6 percent are tax.
        {
          start: '2026-02-01',
          confirmed: none,
          pending: { gross: 2000, tax: 120, platformAmount: 1880, publisherAmount: 0 },
        },
        { start: '2026-03-01', confirmed: none, pending: { gross: 1100 - 1000 + 500 } },
      ],
    });
    const closed = await get('month?from=2026-01-01&to=2026-01-31');
    expect(closed.json().computedAt).toBeNull();
  });

  it('is the sum of a year, with both states', async () => {
    const months = await periodsOf(`month?${firstQuarter}`);
    const years = await periodsOf('year?from=2026-02-03&to=2026-02-03');
    expect(years).toEqual([
      {
        start: '2026-01-01',
        currency: 'BRL',
        confirmed: sumOf(...months.map(({ confirmed }) => confirmed)),
        pending: sumOf(...months.map(({ pending }) => pending)),
      },
    ]);
  });

  it('is reported for whole months and years', async () => {
    expect((await get('month?from=2026-01-31&to=2026-02-01')).json()).toMatchObject({
      from: '2026-01-01',
      to: '2026-02-28',
    });
    expect((await get('year?from=2024-02-29&to=2025-03-01')).json()).toMatchObject({
      from: '2024-01-01',
      to: '2025-12-31',
    });
  });

  it('begins by default with this month, twelve months ago or last year', async () => {
    const now = new Date();
    const [today, month] = [dayInBrazil(now), firstDayOfMonth(now)];
    expect((await get('day')).json()).toMatchObject({ from: month, to: today });
    expect((await get('month')).json()).toMatchObject({ from: addMonths(month, -12) });
    const year = Number(today.slice(0, 4));
    expect((await get('year')).json()).toMatchObject({ from: `${year - 1}-01-01`, to: `${year}-12-31` });
  });

  it('is listed for each currency', async () => {
    const { database } = platform();
    // Closed months cannot be changed otherwise.
    await sql`alter table finance.revenue_issue disable trigger user`.execute(database);
    await database
      .updateTable('finance.revenue_issue')
      .set({ currency: 'EUR' })
      .where('publisherId', '=', shop.juca)
      .where('month', '=', '2026-01-01')
      .execute();
    const currencies = (await periodsOf('month?from=2026-01-01&to=2026-01-31')).map((each) => each.currency);
    await database.updateTable('finance.revenue_issue').set({ currency: 'BRL' }).execute();
    await sql`alter table finance.revenue_issue enable trigger user`.execute(database);
    expect(currencies).toEqual(['BRL', 'EUR']);
  });

  it('of a publisher is visible to its members, and nothing else', async () => {
    const january = { start: '2026-01-01', currency: 'BRL', confirmed: rental, pending: none };
    expect(await periodsOf(`month?${firstQuarter}`, partner(shop.juca))).toEqual([january]);
    expect(await periodsOf(`month?${firstQuarter}&publisherId=${shop.juca}`)).toEqual([january]);
    expect(await periodsOf(`month?${firstQuarter}`, partner())).toEqual([]);
    for (const path of ['month', 'report']) {
      const response = await get(`${path}?${firstQuarter}&publisherId=${shop.ipe}`, partner(shop.juca));
      expect([response.statusCode, response.json().code]).toEqual([403, 'ACCESS.FORBIDDEN']);
    }
  });

  it.each(['week', 'day?format=xlsx', 'day?publisherId=ipe'])('is refused for %s', async (path) => {
    const response = await get(path);
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
  });

  const noDate = (field: string) => `"${field}" deve ser uma data que existe, no formato AAAA-MM-DD`;
  const tooLong = (limit: string) => `de "from" a "to" pode haver no máximo ${limit}`;
  it.each([
    ['day?from=2026-01-02&to=2026-01-01', '"from" não pode ser depois de "to"'],
    ['day?from=2026-02-30&to=2026-03-01', noDate('from')],
    ['day?to=ontem', noDate('to')],
    ['day?from=2025-01-01&to=2026-01-02', tooLong('366 dias')],
    ['month?from=2016-01-01&to=2026-01-01', tooLong('120 meses')],
    ['year?from=1926-01-01&to=2026-01-01', tooLong('100 anos')],
    ['report?from=2025-01-01&to=2026-01-02', tooLong('366 dias')],
  ])('is refused with a reason for %s', async (path, reason) => {
    const { statusCode, body } = await get(path);
    const message = `Pedido inválido: ${reason}.`;
    expect([statusCode, JSON.parse(body)]).toEqual([400, expect.objectContaining({ message })]);
  });

  it.each([
    'day?from=2025-01-01&to=2026-01-01',
    'month?from=2016-02-01&to=2026-01-01',
    'year?from=1927-01-01&to=2026-01-01',
  ])('is reported for the longest range, %s', async (path) => {
    expect((await get(path)).statusCode).toBe(200);
  });
}
