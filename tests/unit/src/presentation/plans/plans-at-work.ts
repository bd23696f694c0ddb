import type { OfferedPlan } from '../../../../../src/domain/plan.ts';
import type { Reader } from '../../../../../src/domain/reader.ts';
import { PlansPresenter } from '../../../../../src/presentation/plans/plans-presenter.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/offered-plans.ts';
import { FakeClock } from '../../../../fakes/fake-clock.ts';
import { FakePlans } from '../../../../fakes/fake-plans.ts';
import { someReader } from '../../../../fakes/fake-readers.ts';
import { FakeSession } from '../../../../fakes/fake-session.ts';
import { settled } from '../../../../fakes/hold-answers.ts';
import { someLanguage } from '../../../../fakes/some-language.ts';
import { somePlan } from '../../../../fakes/some-plan.ts';
import { someProfile } from '../../../../fakes/some-profile.ts';

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

interface Wanted {
  /** null: a visitor. */
  readonly reader?: Partial<Reader> | null;
  readonly plans?: readonly OfferedPlan[];
}

/** The plans over fakes, before anything has come. */
export function plansAtWork({ reader = null, plans = [somePlan(), family, ofClaro] }: Wanted = {}) {
  const service = new FakePlans(...plans);
  const shared = someProfile(reader ? { reader: someReader(reader) } : { session: new FakeSession() });
  const presenter = new PlansPresenter(
    new OfferedPlans(service, someLanguage()),
    shared.sessionPresenter,
    shared.profile,
    new FakeClock(),
  );
  /** Everything has come. */
  const open = async () => {
    shared.sessionPresenter.start();
    shared.profile.start();
    await presenter.list.start();
    await settled();
  };
  return { ...shared, service, presenter, open };
}
