import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { setUpIssueViewer } from '../../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { FakeSession } from '../../../../../fakes/session/fake-session.ts';

const locked = { isAvailableForAll: false };
const inPlans = buildIssue({ ...locked, isAvailableForSubscribers: true });
const rented = buildIssue({ ...locked, id: 'issue-2', slug: 'nanquim-2' });
const bought = buildIssue({ ...locked, id: 'issue-3', slug: 'nanquim-3' });
const purchase = { id: 'purchase', kind: 'purchase', price: 990, currency: 'BRL', rentalDays: null } as const;
const rental = { issue: { slug: rented.slug }, expiresAt: '2026-03-08T12:00:00.000Z' };

function setUpMarks(options: Parameters<typeof setUpIssueViewer>[0] = {}) {
  const setup = setUpIssueViewer(options);
  return {
    ...setup,
    offers: () => [inPlans, rented, bought].map(({ ...issue }) => setup.marks.offerOf(issue)),
  };
}

const visitorOffers = [
  { kind: 'in-plans', price: null },
  { kind: 'unavailable', isOutsidePlan: false },
  { kind: 'unavailable', isOutsidePlan: false },
];

describe('IssueMarksPresenter', () => {
  it('shows a visitor what everyone pays', () => {
    expect(setUpMarks({ session: new FakeSession() }).offers()).toEqual(visitorOffers);
  });

  it('shows a reader their own rights as soon as the profile is loaded, until they sign out', async () => {
    const { offers, loadReader, session, sessionPresenter } = setUpMarks({
      reader: buildReader({ subscription: buildSubscription() }),
      acquisitions: [rental, { issue: { slug: bought.slug }, expiresAt: null }, rental],
    });
    sessionPresenter.start();
    expect(offers()).toEqual(visitorOffers);
    await loadReader();
    expect(offers()).toEqual([
      { kind: 'included' },
      { kind: 'rented', expiresAt: rental.expiresAt },
      { kind: 'own' },
    ]);
    session.close('signed-out');
    expect(offers()).toEqual(visitorOffers);
  });

  it('shows a child what the guardian has to buy', async () => {
    const { offers, marks, loadReader } = setUpMarks({ reader: buildReader({ guardianId: 'lia' }) });
    await loadReader();
    expect(offers().map(({ kind }) => kind)).toEqual(['ask', 'unavailable', 'unavailable']);
    expect(marks.offerOf(buildIssue({ ...locked, merchandises: [purchase] })).kind).toBe('ask');
    expect(marks.offerOf(buildIssue()).kind).toBe('free');
  });

  it('marks the issues that the reader has finished', () => {
    const { marks, progress } = setUpMarks();
    expect(marks.isFinished(inPlans)).toBe(false);
    progress.recordTurn('issue-1', { page: 9, readAt: '2026-03-01T12:00:00.000Z' }, 10);
    expect([inPlans, rented].map(marks.isFinished)).toEqual([true, false]);
  });
});
