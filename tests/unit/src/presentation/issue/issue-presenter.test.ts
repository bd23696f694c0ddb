import { failures } from '../../../../../src/domain/failure.ts';
import { IssuePresenter } from '../../../../../src/presentation/issue/issue-presenter.ts';
import { SelectionPresenter } from '../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakeSeriesCollection, someSeries } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { someViewer } from '../../../../fakes/catalogue/some-viewer.ts';
import { holdAnswers } from '../../../../fakes/hold-answers.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

const first = someIssue({ kinds: ['series'] });
const second = someIssue({ id: 'issue-2', slug: 'nanquim-2', number: 2, kinds: ['series'] });
const third = someIssue({ id: 'issue-4', slug: 'nanquim-3', number: 3, kinds: ['series'] });
const forSale = someIssue({
  id: 'issue-3',
  slug: 'a-venda',
  isAvailableForAll: false,
  merchandises: [{ id: 'sale', kind: 'purchase', price: 790, currency: 'BRL', rentalDays: null }],
});

describe('IssuePresenter', () => {
  const build = (somebody: Parameters<typeof someViewer>[0] = {}) => {
    const issues = new FakeIssues(first, second, third, forSale);
    issues.series = [['issue-1', 'issue-2', 'issue-4']];
    const series = new FakeSeriesCollection(someSeries, first, second, third);
    const selection = new SelectionPresenter();
    const looking = someViewer(somebody);
    const presenter = new IssuePresenter({ issues, seriesCollection: series, selection, ...looking });
    return { ...looking, issues, series, selection, presenter };
  };

  it('shows the issue; what belongs to its series comes when the page asks for it', async () => {
    const { presenter, issues, series } = build();
    await presenter.open('nanquim-2');
    expect(presenter.issue).toEqual(second);
    expect([...issues.requests, ...series.requests]).toEqual(['bySlug nanquim-2']);
    await presenter.around?.start();
    expect(presenter.around?.series).toEqual(someSeries);
    expect(presenter.around?.neighbours).toEqual({ previous: first, next: third });
  });

  it('shows the other issues of the series, without the one that is shown', async () => {
    const { presenter } = build();
    await presenter.open('nanquim-2');
    await presenter.around?.others.start();
    expect(presenter.around?.others.items).toEqual([first, third]);
  });

  it('has nothing around an issue that is in no series', async () => {
    const { presenter } = build();
    await presenter.open('a-venda');
    expect(presenter.around).toBeNull();
  });

  it('shows at once what a card told, and does not ask for it again', () => {
    const { presenter, issues, selection } = build();
    selection.issue(second);
    void presenter.open('nanquim-2');
    expect(presenter.issue).toEqual(second);
    expect(presenter.loadable.value?.isFromCard).toBe(true);
    expect(issues.requests).toEqual([]);
  });

  it('asks for an issue that another card was about', async () => {
    const { presenter, issues, selection } = build();
    selection.issue(second);
    await presenter.open('nanquim-1');
    expect(presenter.issue).toEqual(first);
    expect(issues.requests).toEqual(['bySlug nanquim-1']);
  });

  it('does not fetch what it already shows', async () => {
    const { presenter, issues } = build();
    await presenter.open('nanquim-1');
    await presenter.open('nanquim-1');
    expect(issues.requests).toEqual(['bySlug nanquim-1']);
  });

  it('shows the issue that was asked for last, whichever answer comes last', async () => {
    const { presenter, issues } = build();
    const answers = holdAnswers(issues, 'bySlug');
    void presenter.open('nanquim-1');
    void presenter.open('a-venda');
    await answers.release(1);
    expect(presenter.issue).toEqual(forSale);
    await answers.release();
    expect(presenter.issue).toEqual(forSale);
    expect(presenter.around).toBeNull();
  });

  it('tells no failure of an answer that nobody waits for any more', async () => {
    const { presenter, issues } = build();
    const answers = holdAnswers(issues, 'bySlug');
    void presenter.open('nao-existe');
    void presenter.open('nanquim-1');
    await answers.release();
    expect(presenter.loadable.failure).toBeNull();
    await answers.release();
    expect(presenter.issue).toEqual(first);
  });

  it('tells a failure, and asks again when told to', async () => {
    const { presenter, issues } = build();
    issues.failure = failures.timeout;
    await presenter.open('nanquim-1');
    expect(presenter.loadable.failure).toEqual(failures.timeout);
    issues.failure = null;
    await presenter.open('nanquim-1');
    expect(presenter.loadable.failure).toBeNull();
    expect(presenter.issue).toEqual(first);
  });

  it('is whole without its series, which can be asked for again', async () => {
    const { presenter, series } = build();
    series.failure = failures.timeout;
    await presenter.open('nanquim-1');
    await presenter.around?.start();
    expect(presenter.issue).toEqual(first);
    expect(presenter.loadable.failure).toBeNull();
    expect(presenter.around?.failure).toEqual(failures.timeout);
    series.failure = null;
    await presenter.around?.start();
    expect(presenter.around?.failure).toBeNull();
    expect(presenter.around?.series).toEqual(someSeries);
  });

  it('offers to read what is free without waiting for the profile', async () => {
    const { presenter } = build();
    await presenter.open('nanquim-1');
    expect(presenter.action).toBe('read');
  });

  it('offers nobody what they own: it waits for the profile before it offers to sell', async () => {
    const { presenter, settle } = build({ acquisitions: [{ issue: { slug: 'a-venda' }, expiresAt: null }] });
    await presenter.open('a-venda');
    expect(presenter.action).toBeNull();
    await settle();
    expect(presenter.action).toBe('read');
  });

  it('offers a visitor what is for sale', async () => {
    const { presenter, settle } = build({ session: new FakeSession() });
    await settle();
    await presenter.open('a-venda');
    expect(presenter.action).toBe('purchase');
  });

  it('knows the page to resume from, but not for the first one', async () => {
    const { presenter, positions, settle } = build();
    await settle();
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
