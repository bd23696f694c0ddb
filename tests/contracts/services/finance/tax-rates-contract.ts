import { failures } from '../../../../src/domain/failure.ts';
import type { ContractAccount, ContractEnvironment } from '../../contract-environment.ts';
import { failureCodeOf, type SignInRequirements, signInAccount, successOf } from '../contract.ts';

const thisMonth = () =>
  `${new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' }).slice(0, 8)}01`;

export function taxRatesContract(
  environment: () => Pick<ContractEnvironment, 'taxRates' | 'partners' | 'staff' | SignInRequirements>,
): void {
  const signIn = async ({ username, password }: ContractAccount) => {
    const { session, authentication } = environment();
    session.open(successOf(await authentication.signIn(username, password)));
  };

  describe('TaxRates', () => {
    it('are valid from this month on, or from another one', async () => {
      const { taxRates, staff } = environment();
      await signIn(staff.accountant);
      expect(successOf(await taxRates.get())).toEqual({ taxRate: 0, rates: [] });
      await taxRates.set({ taxRate: 750, validFrom: '2100-01-01' });
      const expected = {
        taxRate: 600,
        rates: [
          { validFrom: thisMonth(), taxRate: 600 },
          { validFrom: '2100-01-01', taxRate: 750 },
        ],
      };
      expect(successOf(await taxRates.set({ taxRate: 600 }))).toEqual(expected);
      expect(successOf(await taxRates.get())).toEqual(expected);
    });

    it('are replaced if they are set again for the same month', async () => {
      const { taxRates, staff } = environment();
      await signIn(staff.accountant);
      await taxRates.set({ taxRate: 100, validFrom: '2100-02-01' });
      const { rates } = successOf(await taxRates.set({ taxRate: 0, validFrom: '2100-02-01' }));
      expect(rates.filter(({ validFrom }) => validFrom === '2100-02-01')).toEqual([
        { validFrom: '2100-02-01', taxRate: 0 },
      ]);
    });

    it('cannot be set for closed months', async () => {
      const { taxRates, staff } = environment();
      await signIn(staff.accountant);
      const outcome = await taxRates.set({ taxRate: 600, validFrom: '2020-01-01' });
      expect(failureCodeOf(outcome)).toBe('REQUEST.INVALID');
    });

    it('are visible to publishers, who cannot set them', async () => {
      const { taxRates, partners } = environment();
      await signIn(partners.member);
      expect(successOf(await taxRates.get()).rates).not.toEqual([]);
      expect(failureCodeOf(await taxRates.set({ taxRate: 0 }))).toBe(failures.forbidden.code);
    });

    it('report different failures to visitors and to readers without permission', async () => {
      const { taxRates, session } = environment();
      const callAll = async () => [
        failureCodeOf(await taxRates.get()),
        failureCodeOf(await taxRates.set({ taxRate: 0 })),
      ];
      session.close('signed-out');
      expect(await callAll()).toEqual(Array(2).fill(failures.unauthenticated.code));
      await signInAccount(environment());
      expect(await callAll()).toEqual(Array(2).fill(failures.forbidden.code));
    });
  });
}
