import type { Reader } from '../../../../../src/domain/account/reader.ts';
import type { OfferedPlan } from '../../../../../src/domain/plans/plan.ts';
import { PlansPresenter } from '../../../../../src/presentation/plans/plans-presenter.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/plans/offered-plans.ts';
import { someReader } from '../../../../fakes/account/fake-readers.ts';
import { someLanguage } from '../../../../fakes/account/some-language.ts';
import { someProfile } from '../../../../fakes/account/some-profile.ts';
import { FakePlans } from '../../../../fakes/checkout/fake-plans.ts';
import { somePlan } from '../../../../fakes/checkout/some-plan.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { settled } from '../../../../fakes/hold-answers.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

export const family = somePlan({
  id: 'plan-2',
  slug: 'banca-familia',
  name: 'Banca Família',
  merchandises: [{ id: 'plan-2-90', cycleDurationInDays: 90, price: 9490, currency: 'BRL' }],
});
export const ofClaro = somePlan({
  id: 'plan-3',
  name: 'Banca na Claro',
  provider: 'claro',
  merchandises: [],
});

interface PlansOptions {
  /** null for a visitor. */
  readonly reader?: Partial<Reader> | null;
  readonly plans?: readonly OfferedPlan[];
}

/** PlansPresenter with fakes, before anything is loaded. */
export function plansFixture({ reader = null, plans = [somePlan(), family, ofClaro] }: PlansOptions = {}) {
  const service = new FakePlans(...plans);
  const shared = someProfile(reader ? { reader: someReader(reader) } : { session: new FakeSession() });
  const presenter = new PlansPresenter(
    new OfferedPlans(service, someLanguage()),
    shared.sessionPresenter,
    shared.profile,
    new FakeClock(),
  );
  /** Loads everything. */
  const open = async () => {
    shared.sessionPresenter.start();
    shared.profile.start();
    await presenter.list.start();
    await settled();
  };
  return { ...shared, service, presenter, open };
}
