import { buildOperatorLink } from '../../../../fakes/account/fake-readers.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { family, ofClaro, plansFixture } from './plans-fixture.ts';

const later = '2026-04-01T12:00:00.000Z';
const running = buildSubscription({ expiresAt: later });

describe('PlansPresenter', () => {
  it('separates sold plans from operator plans, and lists all periods', async () => {
    const { presenter, open } = plansFixture();
    await open();
    expect(presenter.soldPlans).toEqual([buildPlan(), family]);
    expect(presenter.operatorPlans).toEqual([ofClaro]);
    expect(presenter.periods).toEqual([30, 90, 360]);
  });

  it('shows the shortest period until another is chosen', async () => {
    const { presenter, open } = plansFixture();
    await open();
    expect(presenter.days).toBe(30);
    presenter.choose(360);
    expect(presenter.days).toBe(360);
  });

  it.each([
    ['is running', { subscription: { ...running, cycleDurationInDays: 90 } }, 90],
    [
      'is scheduled',
      { scheduledSubscription: buildSubscription({ startsAt: later, cycleDurationInDays: 360 }) },
      360,
    ],
    [
      'is running, before a scheduled one',
      {
        subscription: { ...running, cycleDurationInDays: 90 },
        scheduledSubscription: buildSubscription({ startsAt: later, cycleDurationInDays: 360 }),
      },
      90,
    ],
    [
      'is running for a period that is not sold',
      { subscription: { ...running, cycleDurationInDays: 7 } },
      30,
    ],
  ])('shows the period of the plan that %s', async (_, reader, days) => {
    const { presenter, open } = plansFixture({ reader });
    await open();
    expect(presenter.days).toBe(days);
  });

  it('waits for the profile of a reader, but not of a visitor', async () => {
    expect(plansFixture().presenter.isProfileSettled).toBe(true);
    const { presenter, open } = plansFixture({ reader: {} });
    expect(presenter.isProfileSettled).toBe(false);
    await open();
    expect(presenter.isProfileSettled).toBe(true);
  });

  it.each([
    ['the reader has no plan', {}, null],
    ['the plan renews', { subscription: running }, 'renewing'],
    ['the plan ends', { subscription: { ...running, hasAutoRenewal: false } }, null],
    [
      'another plan is scheduled',
      { scheduledSubscription: buildSubscription({ startsAt: later }) },
      'scheduled',
    ],
    ['the account is guided', { guardianId: 'lia' }, 'guardian'],
    ['the id of the plan is all zeros', { subscription: { ...running, id: '00000000-0000' } }, null],
  ])('returns whether the reader can subscribe when %s', async (_, reader, expected) => {
    const { presenter, open } = plansFixture({ reader });
    await open();
    expect(presenter.obstacle).toBe(expected);
  });

  it('returns the status of the reader’s plan, and ignores an expired one', async () => {
    const { presenter, open } = plansFixture({ reader: { subscription: running } });
    await open();
    expect([presenter.statusOf(buildPlan()), presenter.statusInPeriod(buildPlan())]).toEqual([
      'running',
      'running',
    ]);
    expect(presenter.statusOf(family)).toBeNull();
    presenter.choose(360);
    expect([presenter.statusOf(buildPlan()), presenter.statusInPeriod(buildPlan())]).toEqual([
      'running',
      null,
    ]);
    const expired = plansFixture({
      reader: { subscription: buildSubscription({ expiresAt: '2026-03-01T12:00:00.000Z' }) },
    });
    await expired.open();
    expect(expired.presenter.running).toBeNull();
  });

  it('returns the ended plan only if no other has followed', async () => {
    const expiredSubscription = buildSubscription({ id: 'old', expiresAt: '2026-02-01T12:00:00.000Z' });
    const ended = plansFixture({ reader: { expiredSubscription } });
    await ended.open();
    expect(ended.presenter.ended).toEqual(expiredSubscription);
    const followed = plansFixture({ reader: { expiredSubscription, subscription: running } });
    await followed.open();
    expect(followed.presenter.ended).toBeNull();
  });

  it('offers the reactivation if an operator is linked and no plan is running', async () => {
    const withoutPlan = plansFixture({ reader: { operatorLink: buildOperatorLink() } });
    await withoutPlan.open();
    expect(withoutPlan.presenter.mayReactivate).toBe(true);
    const withPlan = plansFixture({ reader: { operatorLink: buildOperatorLink(), subscription: running } });
    await withPlan.open();
    expect(withPlan.presenter.mayReactivate).toBe(false);
  });
});
