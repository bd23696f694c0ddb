import { GetTaxRate } from '../../../../../src/application/finance/get-tax-rate.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeTaxRates } from '../../../../fakes/finance/fake-tax-rates.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildAccountant, buildManager, buildPartner } from '../../../../fakes/staff/build-staff.ts';

function setUpGetTaxRate(session = new FakeSession(exampleCredentials)) {
  const taxRates = new FakeTaxRates();
  taxRates.rates = [{ validFrom: '2026-01-01', taxRate: 600 }];
  return { taxRates, useCase: new GetTaxRate(taxRates, session) };
}

describe('GetTaxRate', () => {
  it.each([buildAccountant(), buildPartner()])(
    'gets the rates, for callers with access to finances',
    async (user) => {
      const outcome = await setUpGetTaxRate().useCase.execute(user);
      expect(outcome).toMatchObject({ ok: true, value: { taxRate: 600 } });
    },
  );

  it('sends nothing without a session or permission', async () => {
    const signedOut = setUpGetTaxRate(new FakeSession());
    const user = buildAccountant();
    const missing = await signedOut.useCase.execute(user);
    expect(missing).toEqual({ ok: false, failure: failures.unauthenticated });
    const { taxRates, useCase } = setUpGetTaxRate();
    for (const user of [buildUser(), buildManager(), null]) {
      expect(await useCase.execute(user)).toEqual({ ok: false, failure: failures.forbidden });
    }
    expect([...taxRates.requests, ...signedOut.taxRates.requests]).toEqual([]);
  });
});
