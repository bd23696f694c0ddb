import { someBond } from '../../../../fakes/account/fake-readers.ts';
import { somePlan } from '../../../../fakes/checkout/some-plan.ts';
import { someSubscription } from '../../../../fakes/checkout/some-subscription.ts';
import { family, ofClaro, plansAtWork } from './plans-at-work.ts';

const later = '2026-04-01T12:00:00.000Z';
const running = someSubscription({ expiresAt: later });

describe('PlansPresenter', () => {
  it('tells what is sold from what an operator brings, and every period of it', async () => {
    const { presenter, open } = plansAtWork();
    await open();
    expect(presenter.sold).toEqual([somePlan(), family]);
    expect(presenter.brought).toEqual([ofClaro]);
    expect(presenter.periods).toEqual([30, 90, 360]);
  });

  it('shows the shortest period until another is chosen', async () => {
    const { presenter, open } = plansAtWork();
    await open();
    expect(presenter.days).toBe(30);
    presenter.choose(360);
    expect(presenter.days).toBe(360);
  });

  it.each([
    ['runs', { subscription: { ...running, cycleDurationInDays: 90 } }, 90],
    [
      'waits',
      { scheduledSubscription: someSubscription({ startsAt: later, cycleDurationInDays: 360 }) },
      360,
    ],
    [
      'runs, whatever waits',
      {
        subscription: { ...running, cycleDurationInDays: 90 },
        scheduledSubscription: someSubscription({ startsAt: later, cycleDurationInDays: 360 }),
      },
      90,
    ],
    [
      'runs for a period that nothing is sold for',
      { subscription: { ...running, cycleDurationInDays: 7 } },
      30,
    ],
  ])('opens on the period of the plan that %s', async (_, reader, days) => {
    const { presenter, open } = plansAtWork({ reader });
    await open();
    expect(presenter.days).toBe(days);
  });

  it('knows at once that a visitor has nothing, and of a reader only when their profile has come', async () => {
    expect(plansAtWork().presenter.isKnown).toBe(true);
    const { presenter, open } = plansAtWork({ reader: {} });
    expect(presenter.isKnown).toBe(false);
    await open();
    expect(presenter.isKnown).toBe(true);
  });

  it.each([
    ['nobody has anything', {}, null],
    ['it renews itself', { subscription: running }, 'renewing'],
    ['it ends', { subscription: { ...running, hasAutoRenewal: false } }, null],
    ['another waits', { scheduledSubscription: someSubscription({ startsAt: later }) }, 'scheduled'],
    ['a child is guided', { parentDragonId: 'lia' }, 'guardian'],
    ['its id is all zeros', { subscription: { ...running, id: '00000000-0000' } }, null],
  ])('lets subscribe, or says why not, when %s', async (_, reader, expected) => {
    const { presenter, open } = plansAtWork({ reader });
    await open();
    expect(presenter.hindrance).toBe(expected);
  });

  it('knows whose plan runs, and that one whose end has come does not', async () => {
    const { presenter, open } = plansAtWork({ reader: { subscription: running } });
    await open();
    expect([presenter.standingOf(somePlan()), presenter.shownOf(somePlan())]).toEqual(['running', 'running']);
    expect(presenter.standingOf(family)).toBeNull();
    presenter.choose(360);
    expect([presenter.standingOf(somePlan()), presenter.shownOf(somePlan())]).toEqual(['running', null]);
    const over = plansAtWork({
      reader: { subscription: someSubscription({ expiresAt: '2026-03-01T12:00:00.000Z' }) },
    });
    await over.open();
    expect(over.presenter.running).toBeNull();
  });

  it('tells a plan that ended only where none has followed', async () => {
    const expiredSubscription = someSubscription({ id: 'old', expiresAt: '2026-02-01T12:00:00.000Z' });
    const ended = plansAtWork({ reader: { expiredSubscription } });
    await ended.open();
    expect(ended.presenter.ended).toEqual(expiredSubscription);
    const followed = plansAtWork({ reader: { expiredSubscription, subscription: running } });
    await followed.open();
    expect(followed.presenter.ended).toBeNull();
  });

  it("offers to wake an operator's plan where the bond is active and nothing runs", async () => {
    const asleep = plansAtWork({ reader: { svaBond: someBond() } });
    await asleep.open();
    expect(asleep.presenter.mayReactivate).toBe(true);
    const awake = plansAtWork({ reader: { svaBond: someBond(), subscription: running } });
    await awake.open();
    expect(awake.presenter.mayReactivate).toBe(false);
  });
});
