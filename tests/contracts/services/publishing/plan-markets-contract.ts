import { failures } from '../../../../src/domain/failure.ts';
import { type ContractAccount, type ContractEnvironment, samplePlan } from '../../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';

const monthly = { cycleDurationInDays: 30, price: 499 } as const;
const yearly = { cycleDurationInDays: 360, price: 4990 } as const;

export function planMarketsContract(
  environment: () => Pick<
    ContractEnvironment,
    'planMarkets' | 'session' | 'authentication' | 'staff' | 'partners'
  >,
): void {
  const signIn = async ({ username, password }: ContractAccount) => {
    const { session, authentication } = environment();
    session.open(successOf(await authentication.signIn(username, password)));
  };
  const findPlan = async () => {
    const [plan] = successOf(await environment().planMarkets.list());
    if (!plan) throw new Error('The environment has no plan.');
    return plan;
  };

  describe('PlanMarkets', () => {
    it('sell a plan in a market, and take it from sale', async () => {
      const { planMarkets, staff } = environment();
      await signIn(staff.editor);
      const plan = await findPlan();
      expect(plan).toEqual({
        id: expect.any(String),
        slug: samplePlan.slug,
        name: samplePlan.name,
        markets: [
          {
            market: 'brazil',
            merchandises: samplePlan.periods.map(({ days, price }) => ({
              id: expect.any(String),
              cycleDurationInDays: days,
              price,
              currency: 'BRL',
            })),
          },
        ],
      });
      const market = { market: 'portugal', merchandises: [yearly, monthly] };
      const added = successOf(await planMarkets.add(plan.id, market));
      const sold = { id: expect.any(String), currency: 'EUR' };
      const merchandises = [
        { ...sold, ...monthly },
        { ...sold, ...yearly },
      ];
      expect(added).toEqual({ ...plan, markets: [...plan.markets, { market: 'portugal', merchandises }] });
      expect(await findPlan()).toEqual(added);
      expect(successOf(await planMarkets.remove(plan.id, 'portugal'))).toEqual(plan);
      expect(await findPlan()).toEqual(plan);
    });

    it('report impossible changes', async () => {
      const { planMarkets, staff } = environment();
      await signIn(staff.editor);
      const { id } = await findPlan();
      const codesOfAdding = async (...changes: Parameters<typeof planMarkets.add>[1][]) =>
        Promise.all(changes.map(async (change) => failureCodeOf(await planMarkets.add(id, change))));
      expect(
        await codesOfAdding(
          { market: 'brazil', merchandises: [monthly] },
          { market: 'portugal', merchandises: [] },
          { market: 'portugal', merchandises: [monthly, monthly] },
          { market: 'nowhere', merchandises: [monthly] },
        ),
      ).toEqual(['PLAN.DUPLICATE_MARKET', 'PLAN.EMPTY_PRICE', 'PLAN.DUPLICATE_PERIOD', 'REQUEST.INVALID']);
      expect(failureCodeOf(await planMarkets.remove(id, 'portugal'))).toBe('PLAN.UNAVAILABLE_MARKET');
      expect([
        failureCodeOf(await planMarkets.add(unknownId, { market: 'portugal', merchandises: [monthly] })),
        failureCodeOf(await planMarkets.remove(unknownId, 'brazil')),
      ]).toEqual(Array(2).fill('PLAN.NOT_FOUND'));
    });

    it('report different failures to visitors and to callers without permission', async () => {
      const { planMarkets, session, partners, staff } = environment();
      const callAll = async () => [
        failureCodeOf(await planMarkets.list()),
        failureCodeOf(await planMarkets.add(unknownId, { market: 'brazil', merchandises: [monthly] })),
        failureCodeOf(await planMarkets.remove(unknownId, 'brazil')),
      ];
      session.close('signed-out');
      expect(await callAll()).toEqual(Array(3).fill(failures.unauthenticated.code));
      for (const account of [partners.member, staff.manager]) {
        await signIn(account);
        expect(await callAll()).toEqual(Array(3).fill(failures.forbidden.code));
      }
    });
  });
}
