import { OfferedPlans } from '../../../../../../src/presentation/shell/plans/offered-plans.ts';
import { MarketPresenter } from '../../../../../../src/presentation/shell/profile/market-presenter.ts';
import { FakeMarketMemory } from '../../../../../fakes/account/fake-market-memory.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildPlan } from '../../../../../fakes/checkout/build-plan.ts';
import { FakePlans } from '../../../../../fakes/checkout/fake-plans.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';

/** Ana is of Portugal. `remembered`: the market that the device remembers of her. */
function setUpPlans(session: FakeSession, remembered: string | null = null) {
  const memory = new FakeMarketMemory();
  if (remembered) memory.save('ana', remembered);
  const { sessionPresenter, profile } = setUpProfile({
    session,
    reader: buildReader({ market: 'portugal' }),
  });
  const market = new MarketPresenter(sessionPresenter, profile, memory);
  sessionPresenter.start();
  market.start();
  const language = { current: 'pt-br' as 'pt-br' | 'en-us' };
  const service = new FakePlans(buildPlan());
  return { plans: new OfferedPlans(service, language, market), service, language, profile };
}

describe('OfferedPlans', () => {
  it('has one list for each language', () => {
    const { plans, language } = setUpPlans(new FakeSession());
    const { list } = plans;
    expect(plans.list).toBe(list);
    language.current = 'en-us';
    expect(plans.list).not.toBe(list);
    language.current = 'pt-br';
    expect(plans.list).toBe(list);
  });

  it('loads once if the market of the reader becomes known later', async () => {
    const { plans, service, profile } = setUpPlans(new FakeSession(exampleCredentials));
    await plans.list.start();
    await profile.load('ana');
    await plans.list.start();
    expect(service.requestCount).toBe(1);
  });

  it('has another list if the device remembers another market than that of the reader', async () => {
    const { plans, profile } = setUpPlans(new FakeSession(exampleCredentials), 'brazil');
    const { list } = plans;
    await profile.load('ana');
    expect(plans.list).not.toBe(list);
  });

  it('does not show visitors the prices of a reader whose market was never known', () => {
    const session = new FakeSession(exampleCredentials);
    const { plans } = setUpPlans(session);
    const { list } = plans;
    session.close('signed-out');
    expect(plans.list).not.toBe(list);
  });

  it('does not show a reader the prices that were loaded with an expired session', () => {
    const session = new FakeSession(exampleCredentials);
    const { plans } = setUpPlans(session, 'portugal');
    const { list } = plans;
    session.close('refused');
    session.open({ ...exampleCredentials, token: 'another-token-of-ana' });
    expect(plans.list).not.toBe(list);
  });
});
