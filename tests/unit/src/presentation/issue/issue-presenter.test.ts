import { FindPosition } from '../../../../../src/application/reading/find-position.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { IssuePresenter } from '../../../../../src/presentation/issue/issue-presenter.ts';
import { FakeIssues } from '../../../../fakes/fake-issues.ts';
import { FakeReadingPositions } from '../../../../fakes/fake-reading-positions.ts';
import { FakeSeriesCollection, someSeries } from '../../../../fakes/fake-series-collection.ts';
import { FakeSession } from '../../../../fakes/fake-session.ts';
import { someIssue } from '../../../../fakes/some-issue.ts';
import { someProfile } from '../../../../fakes/some-profile.ts';

const first = someIssue({ kinds: ['series'] });
const second = someIssue({ id: 'issue-2', slug: 'nanquim-2', kinds: ['series'] });
const forSale = someIssue({
  id: 'issue-3',
  slug: 'a-venda',
  isAvailableForAll: false,
  merchandises: [{ id: 'sale', kind: 'purchase', price: 790, currency: 'BRL' }],
});

describe('IssuePresenter', () => {
  const build = (somebody: Parameters<typeof someProfile>[0] = {}) => {
    const issues = new FakeIssues(first, second, forSale);
    const series = new FakeSeriesCollection(someSeries, first, second);
    const positions = new FakeReadingPositions();
    const { profile, sessionPresenter, session } = someProfile(somebody);
    const presenter = new IssuePresenter(issues, series, profile, new FindPosition(positions, session));
    return { issues, series, positions, profile, sessionPresenter, presenter };
  };

  it('shows the issue with the others of its series', async () => {
    const { presenter } = build();
    await presenter.open('nanquim-1');
    expect(presenter.issue).toEqual(first);
    expect(presenter.series?.issues.items).toEqual([first, second]);
  });

  it('does not fetch what it already shows', async () => {
    const { presenter, issues } = build();
    await presenter.open('nanquim-1');
    await presenter.open('nanquim-1');
    expect(issues.asked).toEqual(['bySlug nanquim-1']);
  });

  it('shows the issue that was asked for last', async () => {
    const { presenter } = build();
    await Promise.all([presenter.open('nanquim-1'), presenter.open('a-venda')]);
    expect(presenter.issue).toEqual(forSale);
    expect(presenter.series).toBeNull();
  });

  it('tells a failure, and asks again when told to', async () => {
    const { presenter, issues } = build();
    issues.failure = failures.timeout;
    await presenter.open('nanquim-1');
    expect(presenter.failure).toEqual(failures.timeout);
    issues.failure = null;
    await presenter.open('nanquim-1');
    expect(presenter.failure).toBeNull();
    expect(presenter.issue).toEqual(first);
  });

  it('is whole without its series', async () => {
    const { presenter, series } = build();
    series.failure = failures.timeout;
    await presenter.open('nanquim-1');
    expect(presenter.issue).toEqual(first);
    expect(presenter.failure).toBeNull();
  });

  it('offers to read what is free without waiting for the profile', async () => {
    const { presenter } = build();
    await presenter.open('nanquim-1');
    expect(presenter.action).toBe('read');
  });

  it('offers nobody what they own: it waits for the profile before it offers to sell', async () => {
    const { presenter, sessionPresenter, profile } = build({
      acquisitions: [{ issue: { slug: 'a-venda' }, expiresAt: null }],
    });
    await presenter.open('a-venda');
    expect(presenter.action).toBeNull();
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(presenter.action).toBe('read');
  });

  it('offers a visitor what is for sale', async () => {
    const { presenter, sessionPresenter } = build({ session: new FakeSession() });
    await sessionPresenter.restore();
    await presenter.open('a-venda');
    expect(presenter.action).toBe('purchase');
  });

  it('knows the page to resume from, but not for the first one', async () => {
    const { presenter, positions } = build();
    await presenter.open('nanquim-1');
    expect(presenter.resumePage).toBeNull();
    positions.save('ana', 'issue-1', { page: 0, readAt: '2026-03-01T12:00:00.000Z' });
    await presenter.open('nanquim-2');
    await presenter.open('nanquim-1');
    expect(presenter.resumePage).toBeNull();
    positions.save('ana', 'issue-1', { page: 4, readAt: '2026-03-01T12:00:00.000Z' });
    await presenter.open('nanquim-2');
    await presenter.open('nanquim-1');
    expect(presenter.resumePage).toBe(5);
  });
});
