import { buildOperatorLink } from '../../../../fakes/account/fake-readers.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { claroPlan, familyPlan, setUpPlans } from './set-up-plans.ts';

const laterDate = '2026-04-01T12:00:00.000Z';
const runningSubscription = buildSubscription({ expiresAt: laterDate });

describe('PlansPresenter', () => {
  it('separates sold plans from operator plans, and lists all periods', async () => {
    const { presenter, load } = setUpPlans();
    await load();
    expect(presenter.soldPlans).toEqual([buildPlan(), familyPlan]);
    expect(presenter.operatorPlans).toEqual([claroPlan]);
    expect(presenter.periods).toEqual([30, 90, 360]);
  });

  it('shows the shortest period until another is chosen', async () => {
    const { presenter, load } = setUpPlans();
    await load();
    expect(presenter.days).toBe(30);
    presenter.choose(360);
    expect(presenter.days).toBe(360);
  });

  it.each([
    ['is running', { subscription: { ...runningSubscription, cycleDurationInDays: 90 } }, 90],
    [
      'is scheduled',
      { scheduledSubscription: buildSubscription({ startsAt: laterDate, cycleDurationInDays: 360 }) },
      360,
    ],
    [
      'is running, before a scheduled one',
      {
        subscription: { ...runningSubscription, cycleDurationInDays: 90 },
        scheduledSubscription: buildSubscription({ startsAt: laterDate, cycleDurationInDays: 360 }),
      },
      90,
    ],
    [
      'is running for a period that is not sold',
      { subscription: { ...runningSubscription, cycleDurationInDays: 7 } },
      30,
    ],
  ])('shows the period of the plan that %s', async (_, reader, days) => {
    const { presenter, load } = setUpPlans({ reader });
    await load();
    expect(presenter.days).toBe(days);
  });

  it('waits for the profile of a reader, but not of a visitor', async () => {
    expect(setUpPlans().presenter.isProfileSettled).toBe(true);
    const { presenter, load } = setUpPlans({ reader: {} });
    expect(presenter.isProfileSettled).toBe(false);
    await load();
    expect(presenter.isProfileSettled).toBe(true);
  });

  it.each([
    ['the reader has no plan', {}, null],
    ['the plan renews', { subscription: runningSubscription }, 'renewing'],
    ['the plan ends', { subscription: { ...runningSubscription, hasAutoRenewal: false } }, null],
    [
      'another plan is scheduled',
      { scheduledSubscription: buildSubscription({ startsAt: laterDate }) },
      'scheduled',
    ],
    ['the account is guided', { guardianId: 'lia' }, 'guardian'],
    [
      'the id of the plan is all zeros',
      { subscription: { ...runningSubscription, id: '00000000-0000' } },
      null,
    ],
  ])('returns what prevents a subscription when %s', async (_, reader, expected) => {
    const { presenter, load } = setUpPlans({ reader });
    await load();
    expect(presenter.obstacle).toBe(expected);
  });

  it('returns the status of the reader’s plan, and ignores an expired one', async () => {
    const { presenter, load } = setUpPlans({ reader: { subscription: runningSubscription } });
    await load();
    expect([presenter.statusOf(buildPlan()), presenter.statusInPeriod(buildPlan())]).toEqual([
      'running',
      'running',
    ]);
    expect(presenter.statusOf(familyPlan)).toBeNull();
    presenter.choose(360);
    expect([presenter.statusOf(buildPlan()), presenter.statusInPeriod(buildPlan())]).toEqual([
      'running',
      null,
    ]);
    const expired = setUpPlans({
      reader: { subscription: buildSubscription({ expiresAt: '2026-03-01T12:00:00.000Z' }) },
    });
    await expired.load();
    expect(expired.presenter.running).toBeNull();
  });

  it('returns the ended plan only if no other has followed', async () => {
    const expiredSubscription = buildSubscription({ id: 'old', expiresAt: '2026-02-01T12:00:00.000Z' });
    const ended = setUpPlans({ reader: { expiredSubscription } });
    await ended.load();
    expect(ended.presenter.ended).toEqual(expiredSubscription);
    const followed = setUpPlans({ reader: { expiredSubscription, subscription: runningSubscription } });
    await followed.load();
    expect(followed.presenter.ended).toBeNull();
  });

  it('offers the reactivation if an operator is linked and no plan is running', async () => {
    const withoutPlan = setUpPlans({ reader: { operatorLink: buildOperatorLink() } });
    await withoutPlan.load();
    expect(withoutPlan.presenter.mayReactivate).toBe(true);
    const withPlan = setUpPlans({
      reader: { operatorLink: buildOperatorLink(), subscription: runningSubscription },
    });
    await withPlan.load();
    expect(withPlan.presenter.mayReactivate).toBe(false);
  });
});
