import { addMonths } from '../../../../server/finance/revenue/revenue-months.ts';
import { firstDayOfMonth } from '../../../../server/text/day-in-brazil.ts';
import { addEditor, callAs } from '../../support/publishing-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** The tax on revenue. */
export function taxRates(platform: () => TestPlatform): void {
  beforeAll(() => platform().deleteAllData());

  const thisMonth = firstDayOfMonth(new Date());
  const nextMonth = addMonths(thisMonth, 1);
  const staff = () => addEditor(platform(), { role: 'STAFF', grantings: ['ACCOUNTANT'] });
  const get = async (caller = staff()) => callAs(platform(), await caller).get('/financial/tax');
  const set = async (body: object, caller = staff()) =>
    callAs(platform(), await caller).patch('/financial/tax', body);

  it('are zero until staff set them from a month on', async () => {
    const response = await get();
    expect(response.json()).toEqual({ taxRate: 0, rates: [] });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect((await set({ taxRate: 750, validFrom: nextMonth })).json()).toEqual({
      taxRate: 0,
      rates: [{ validFrom: nextMonth, taxRate: 750 }],
    });
    await set({ taxRate: 500 });
    expect((await set({ taxRate: 600 })).json()).toEqual({
      taxRate: 600,
      rates: [
        { validFrom: thisMonth, taxRate: 600 },
        { validFrom: nextMonth, taxRate: 750 },
      ],
    });
  });

  it('are visible to publishers', async () => {
    expect((await get(addEditor(platform()))).json()).toMatchObject({ taxRate: 600 });
  });

  it('are set by staff only, who are named in the audit log', async () => {
    const refused = await set({ taxRate: 0 }, addEditor(platform()));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'ACCESS.FORBIDDEN']);
    const accountant = await staff();
    await set({ taxRate: 650 }, Promise.resolve(accountant));
    const entries = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['actorId', 'action', 'before', 'after'])
      .where('subjectKind', '=', 'tax rate')
      .orderBy('id')
      .execute();
    expect(entries.at(-1)).toEqual({
      actorId: accountant.uuid,
      action: 'changed',
      before: { taxRate: 600 },
      after: { taxRate: 650 },
    });
  });

  it('can be changed until their month is closed', async () => {
    const [closed, open] = [addMonths(thisMonth, -2), addMonths(thisMonth, -1)];
    const at = new Date();
    await platform()
      .database.insertInto('finance.revenue_month')
      .values({ month: closed, computedAt: at, closedAt: at })
      .execute();
    const refused = await set({ taxRate: 500, validFrom: closed });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      `Pedido inválido: "validFrom" deve ser depois de ${closed.slice(0, 7)}, o último mês encerrado.`,
    ]);
    expect((await set({ taxRate: 500, validFrom: open })).statusCode).toBe(200);
  });

  it('are refused with a reason for a day that is not the first of a month', async () => {
    const response = await set({ taxRate: 500, validFrom: '2100-01-02' });
    expect(response.json().message).toBe(
      'Pedido inválido: "validFrom" deve ser o primeiro dia de um mês, no formato AAAA-MM-01.',
    );
  });

  it.each([
    { taxRate: null },
    { taxRate: '500' },
    { taxRate: 500, validFrom: nextMonth.replace(/01$/, '02') },
    { taxRate: 500, validFrom: '2100-13-01' },
    { taxRate: 10_001 },
    { taxRate: -1 },
    { taxRate: 0.5 },
    {},
    { taxRate: 500, reason: 'new law' },
  ])('are refused: %j', async (body) => {
    const response = await set(body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
  });
}
