import type { Reader } from '../../../../../src/domain/account/reader.ts';
import type { OfferedPlan } from '../../../../../src/domain/plans/plan.ts';
import { PlansPresenter } from '../../../../../src/presentation/plans/plans-presenter.ts';
import { GuardianPresenter } from '../../../../../src/presentation/shell/guardian/guardian-presenter.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/plans/offered-plans.ts';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { FakeGuardianRequests } from '../../../../fakes/account/fake-guardian-requests.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { FakePlans } from '../../../../fakes/checkout/fake-plans.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

export const familyPlan = buildPlan({
  id: 'plan-2',
  slug: 'banca-familia',
  name: 'Banca Família',
  guidedAccountsCount: 4,
  merchandises: [{ id: 'plan-2-90', cycleDurationInDays: 90, price: 9490, currency: 'BRL' }],
});
export const claroPlan = buildPlan({
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
export function setUpPlans({
  reader = null,
  plans = [buildPlan(), familyPlan, claroPlan],
}: PlansOptions = {}) {
  const service = new FakePlans(...plans);
  const shared = setUpProfile(reader ? { reader: buildReader(reader) } : { session: new FakeSession() });
  const guardianRequests = new FakeGuardianRequests();
  const presenter = new PlansPresenter(
    new GuardianPresenter(guardianRequests, shared.sessionPresenter, shared.profile, new FakeClock()),
    new OfferedPlans(service, buildLanguagePresenter(), { viewerKey: 'visitor' }),
    shared.sessionPresenter,
    shared.profile,
    new FakeClock(),
  );
  /** Loads everything. */
  const load = async () => {
    shared.sessionPresenter.start();
    shared.profile.start();
    await presenter.list.start();
    await flushPromises();
  };
  return { ...shared, service, guardianRequests, presenter, load };
}
