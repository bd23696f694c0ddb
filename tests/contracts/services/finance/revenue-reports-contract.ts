import { failures } from '../../../../src/domain/failure.ts';
import type { Revenue, RevenueFile, RevenuePeriod } from '../../../../src/domain/finance/revenue.ts';
import type { ContractAccount, ContractEnvironment } from '../../contract-environment.ts';
import { samplePublisher } from '../../contract-environment.ts';
import {
  failureCodeOf,
  findIssue,
  type SignInRequirements,
  signInAccount,
  successOf,
  unknownId,
} from '../contract.ts';

const periods = ['day', 'month', 'year'] as const satisfies RevenuePeriod[];
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

const pendingGrossOf = ({ periods: all }: Revenue) =>
  all.reduce((sum, { pending }) => sum + pending.gross, 0);
/** With the byte order mark, which `text` removes. */
const textOf = async ({ content }: RevenueFile) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());

export function revenueReportsContract(
  environment: () => Pick<
    ContractEnvironment,
    'revenueReports' | 'addSale' | 'issues' | 'partners' | 'staff' | SignInRequirements
  >,
): void {
  const signIn = async ({ username, password }: ContractAccount) => {
    const { session, authentication } = environment();
    session.open(successOf(await authentication.signIn(username, password)));
  };
  const list = async (period: RevenuePeriod, filter: object = {}) =>
    successOf(await environment().revenueReports.list(period, filter));
  const listLines = async (filter: object = {}) =>
    successOf(await environment().revenueReports.listLines({ page: 0, limit: 100, ...filter })).items;

  describe('RevenueReports', () => {
    beforeAll(async () => {
      await environment().addSale('nanquim-1', 1000);
      await environment().addSale('nanquim-2', 500);
    });

    it('sum up what readers paid by day, month and year', async () => {
      const { accountant } = environment().staff;
      await signIn(accountant);
      const before = await Promise.all(periods.map((period) => list(period)));
      await environment().addSale('nanquim-1', 990);
      await signIn(accountant);
      const after = await Promise.all(periods.map((period) => list(period)));
      expect(after.map(pendingGrossOf)).toEqual(before.map((revenue) => pendingGrossOf(revenue) + 990));
      expect(after.map((revenue) => revenue.periods.at(-1)?.start)).toEqual([
        today(),
        `${today().slice(0, 8)}01`,
        `${today().slice(0, 5)}01-01`,
      ]);
      expect(after[0]?.computedAt).toEqual(expect.any(String));
    });

    it('divide each amount completely', async () => {
      await signIn(environment().staff.accountant);
      const [amounts] = (await list('year')).periods.map(({ pending }) => pending);
      const { gross = 0, tax = 0, platformAmount = 0, publisherAmount = 0 } = amounts ?? {};
      expect(gross).toBeGreaterThan(0);
      expect(tax + platformAmount + publisherAmount).toBe(gross);
    });

    it('cover whole months and years', async () => {
      await signIn(environment().staff.accountant);
      const days = { from: '2026-01-31', to: '2026-02-01' };
      expect(await list('day', days)).toMatchObject(days);
      expect(await list('month', days)).toMatchObject({ from: '2026-01-01', to: '2026-02-28' });
      expect(await list('year', days)).toMatchObject({ from: '2026-01-01', to: '2026-12-31' });
    });

    it('explain the revenue of a month by issue', async () => {
      await signIn(environment().staff.accountant);
      const line = (await listLines()).find(({ issue }) => issue?.slug === 'nanquim-2');
      expect(line).toMatchObject({
        month: `${today().slice(0, 8)}01`,
        state: 'pending',
        source: 'purchase',
        isRefund: false,
        currency: 'BRL',
        sales: 1,
        gross: 500,
        publisher: { name: samplePublisher.name },
        issue: { title: 'Nanquim' },
      });
    });

    it('list these lines in slices', async () => {
      await signIn(environment().staff.accountant);
      const all = await listLines();
      const slice = successOf(await environment().revenueReports.listLines({ page: 1, limit: 1 }));
      expect(slice).toMatchObject({ items: [all[1]], page: 1, limit: 1, hasNext: all.length > 2 });
    });

    it('can be downloaded for spreadsheets', async () => {
      await signIn(environment().staff.accountant);
      const { revenueReports } = environment();
      const summary = successOf(await revenueReports.download('month', {}));
      expect(await textOf(summary)).toMatch(/^\uFEFFstart,currency,[^\n]+\r\n\d{4}-\d\d-01,BRL,/);
      const report = successOf(await revenueReports.downloadLines({}));
      const [header, ...records] = (await textOf(report)).split('\r\n');
      expect(header).toMatch(/^\uFEFFmonth,state,/);
      expect(records).toContainEqual(expect.stringContaining('nanquim-2'));
      for (const { name, content } of [summary, report]) {
        expect(name).toMatch(/^revenue-.+\.csv$/);
        expect(content.type).toBe('text/csv;charset=utf-8');
      }
    });

    it('are visible to members of the publisher, but not those of another publisher', async () => {
      await signIn(environment().partners.member);
      const { publisher } = await findIssue(environment(), 'nanquim-1');
      expect(pendingGrossOf(await list('day', { publisherId: publisher.id }))).toBeGreaterThan(0);
      expect((await listLines()).every((line) => line.publisher?.id === publisher.id)).toBe(true);
      const outcomes = await callAll({ publisherId: unknownId });
      expect(outcomes).toEqual(Array(4).fill(failures.forbidden.code));
      await signIn(environment().partners.stranger);
      expect((await list('year')).periods).toEqual([]);
      expect(await listLines()).toEqual([]);
    });

    it('fail for days in the wrong order', async () => {
      await signIn(environment().staff.accountant);
      const outcomes = await callAll({ from: '2026-03-02', to: '2026-03-01' });
      expect(outcomes).toEqual(Array(4).fill('REQUEST.INVALID'));
    });

    it('report different failures to visitors and to readers without permission', async () => {
      environment().session.close('signed-out');
      expect(await callAll()).toEqual(Array(4).fill(failures.unauthenticated.code));
      await signInAccount(environment());
      expect(await callAll()).toEqual(Array(4).fill(failures.forbidden.code));
    });

    async function callAll(filter: object = {}) {
      const { revenueReports } = environment();
      return [
        failureCodeOf(await revenueReports.list('day', filter)),
        failureCodeOf(await revenueReports.listLines({ page: 0, limit: 20, ...filter })),
        failureCodeOf(await revenueReports.download('day', filter)),
        failureCodeOf(await revenueReports.downloadLines(filter)),
      ];
    }
  });
}
