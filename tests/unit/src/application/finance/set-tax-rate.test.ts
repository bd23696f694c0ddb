import { SetTaxRate } from '../../../../../src/application/finance/set-tax-rate.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeTaxRates } from '../../../../fakes/finance/fake-tax-rates.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import {
  buildAccountant,
  buildAdministrator,
  buildManager,
  buildPartner,
} from '../../../../fakes/staff/build-staff.ts';

function setUpSetTaxRate(session = new FakeSession(exampleCredentials)) {
  const taxRates = new FakeTaxRates();
  taxRates.rates = [{ validFrom: '2026-01-01', taxRate: 600 }];
  return { taxRates, useCase: new SetTaxRate(taxRates, session) };
}

describe('SetTaxRate', () => {
  it.each([buildAccountant(), buildAdministrator()])(
    'sets the rate, for staff with access to finances',
    async (user) => {
      const outcome = await setUpSetTaxRate().useCase.execute(user, { taxRate: 750 });
      expect(outcome).toMatchObject({ ok: true, value: { taxRate: 750 } });
    },
  );

  it('sends nothing without a session or permission', async () => {
    const signedOut = setUpSetTaxRate(new FakeSession());
    const user = buildAccountant();
    const missing = await signedOut.useCase.execute(user, { taxRate: 750 });
    expect(missing).toEqual({ ok: false, failure: failures.unauthenticated });
    const { taxRates, useCase } = setUpSetTaxRate();
    for (const user of [buildUser(), buildManager(), buildPartner(), null]) {
      expect(await useCase.execute(user, { taxRate: 750 })).toEqual({
        ok: false,
        failure: failures.forbidden,
      });
    }
    expect([...taxRates.requests, ...signedOut.taxRates.requests]).toEqual([]);
  });
});
