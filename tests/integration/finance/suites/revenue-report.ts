import { addEditor, callAs } from '../../support/publishing-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { openRevenueShop } from './revenue-shop.ts';

const firstQuarter = 'from=2026-01-01&to=2026-03-31';

interface Line {
  month: string;
  state: string;
  source: string;
  isRefund: boolean;
  sales: number;
  gross: number;
  tax: number;
  platformAmount: number;
  publisherAmount: number;
  publisher: { dragonId: string; name: string } | null;
  issue: { externalId: string; slug: string; title: string } | null;
}

/** What the revenue consists of, as JSON and as files. */
export function revenueReport(platform: () => TestPlatform): void {
  let shop: Awaited<ReturnType<typeof openRevenueShop>>;
  beforeAll(async () => {
    shop = await openRevenueShop(platform());
  });

  const staff = () => addEditor(platform(), { role: 'STAFF', grantings: ['ACCOUNTANT'] });
  const get = async (path: string, language = 'pt-br', caller = staff()) =>
    callAs(platform(), await caller).get(`/financial/revenue/${path}`, { 'accept-language': language });
  const linesOf = async (path: string, ...more: [string?, ReturnType<typeof staff>?]) =>
    (await get(path, ...more)).json<{ items: Line[] }>().items;

  it('has a line for each month, issue and source', async () => {
    const lines = await linesOf(`report?${firstQuarter}`);
    expect(
      lines.map((line) => [
        line.month,
        line.state,
        line.issue?.slug,
        line.source,
        line.isRefund,
        line.sales,
        line.gross,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['2026-01-01', 'confirmed', 'vendido', 'purchase', false, 1, 1000],
        ['2026-01-01', 'confirmed', 'alugado', 'rent', false, 1, 390],
        ['2026-02-01', 'pending', undefined, 'credit', false, 0, 100],
        ['2026-02-01', 'pending', undefined, 'subscription', false, 0, 1900],
        ['2026-03-01', 'pending', 'vendido', 'purchase', false, 1, 500],
        ['2026-03-01', 'pending', 'vendido', 'purchase', true, -1, -1000],
        ['2026-03-01', 'pending', undefined, 'subscription', false, 0, 1100],
      ]),
    );
    expect(lines).toHaveLength(7);
    expect(lines.map(({ month }) => month)).toEqual(lines.map(({ month }) => month).sort());
    expect(lines.at(-1)).toMatchObject({ publisher: null, issue: null });
  });

  it('adds up to the revenue of the same days', async () => {
    const lines = await linesOf(`report?${firstQuarter}`);
    const { periods } = (await get(`month?${firstQuarter}`)).json();
    for (const amount of ['gross', 'tax', 'platformAmount', 'publisherAmount'] as const) {
      const total = periods.reduce(
        (sum: number, period: Record<'confirmed' | 'pending', Line>) =>
          sum + period.confirmed[amount] + period.pending[amount],
        0,
      );
      expect(lines.reduce((sum, line) => sum + line[amount], 0)).toBe(total);
    }
  });

  it('names the issue in the requested language, also if it was withdrawn', async () => {
    const [line] = (await linesOf(`report?${firstQuarter}`, 'en-us')).filter(
      ({ issue }) => issue?.slug === 'vendido',
    );
    expect(line).toMatchObject({
      publisher: { dragonId: shop.ipe },
      issue: { externalId: shop.sold, slug: 'vendido', title: '-1+cmd' },
    });
  });

  it('is listed in slices, always in the same order', async () => {
    const all = await linesOf(`report?${firstQuarter}`);
    const slices = await Promise.all(
      [0, 1, 2, 3].map((page) => get(`report?${firstQuarter}&limit=2&page=${page}`)),
    );
    expect(slices.flatMap((slice) => slice.json().items)).toEqual(all);
    expect(slices.map((slice) => slice.json().hasNext)).toEqual([true, true, true, false]);
  });

  it('shows members of a publisher only its own lines', async () => {
    const member = addEditor(platform(), { publisherId: shop.juca });
    const lines = await linesOf(`report?${firstQuarter}`, 'pt-br', member);
    expect(lines.map(({ issue }) => issue?.slug)).toEqual(['alugado']);
    const file = await get(`report?${firstQuarter}&format=csv`, 'pt-br', member);
    expect(file.body.split('\r\n')).toHaveLength(3);
    expect(file.body).toContain(shop.juca);
    expect(await linesOf(`report?${firstQuarter}`, 'pt-br', addEditor(platform()))).toEqual([]);
  });

  it('is a complete file that spreadsheets can open', async () => {
    const response = await get(`report?${firstQuarter}&format=csv&limit=1`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="revenue-report-2026-01-01-2026-03-31.csv"',
      'cache-control': 'private, no-store',
    });
    const { ipe, juca, sold, rented } = shop;
    const [header, ...records] = response.body.split('\r\n');
    expect(header).toBe(
      'month,state,source,isRefund,currency,sales,gross,tax,platformAmount,publisherAmount,publisherId,publisher,issueId,slug,title',
    );
    expect(records).toEqual(
      expect.arrayContaining([
        `2026-01-01,confirmed,purchase,false,BRL,1,1000,60,282,658,${ipe},"'=HYPERLINK(""https://ipe.example"")",${sold},vendido,"Vendido, ""novo""\n"`,
        `2026-01-01,confirmed,rent,false,BRL,1,390,23,110,257,${juca},"Juca, Gibis",${rented},alugado,Ação`,
        `2026-03-01,pending,purchase,true,BRL,-1,-1000,-60,-282,-658,${ipe},"'=HYPERLINK(""https://ipe.example"")",${sold},vendido,"Vendido, ""novo""\n"`,
        '2026-02-01,pending,credit,false,BRL,0,100,6,94,0,,,,,',
        '',
      ]),
    );
    expect(records).toHaveLength(8);
    expect((await get(`report?${firstQuarter}&format=csv`, 'en-us')).body).toContain(",vendido,'-1+cmd\r\n");
  });

  it('is a file with a header if there is no revenue', async () => {
    const { body } = await get('report?from=2025-01-01&to=2025-06-30&format=csv');
    expect(body).toMatch(/^month,[^\r\n]+\r\n$/);
  });

  it('has files of days, months and years', async () => {
    const response = await get(`month?${firstQuarter}&format=csv`);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="revenue-month-2026-01-01-2026-03-31.csv"',
    });
    expect(response.body.split('\r\n').slice(0, 3)).toEqual([
      'start,currency,confirmedGross,confirmedTax,confirmedPlatformAmount,confirmedPublisherAmount,pendingGross,pendingTax,pendingPlatformAmount,pendingPublisherAmount',
      '2026-01-01,BRL,1390,83,392,915,0,0,0,0',
      '2026-02-01,BRL,0,0,0,0,2000,120,1880,0',
    ]);
  });
}
