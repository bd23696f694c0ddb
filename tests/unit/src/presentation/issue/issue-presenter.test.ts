import { failures } from '../../../../../src/domain/failure.ts';
import { IssuePresenter } from '../../../../../src/presentation/issue/issue-presenter.ts';
import { SelectionPresenter } from '../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { FakeGuardianRequests } from '../../../../fakes/account/fake-guardian-requests.ts';
import { setUpIssueRequest } from '../../../../fakes/account/set-up-issue-request.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { exampleSeries, FakeSeriesCollection } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { setUpIssueViewer } from '../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

const first = buildIssue({ kinds: ['series'] });
const second = buildIssue({ id: 'issue-2', slug: 'nanquim-2', number: 2, kinds: ['series'] });
const third = buildIssue({ id: 'issue-4', slug: 'nanquim-3', number: 3, kinds: ['series'] });
const forSale = buildIssue({
  id: 'issue-3',
  slug: 'a-venda',
  isAvailableForAll: false,
  merchandises: [{ id: 'sale', kind: 'purchase', price: 790, currency: 'BRL', rentalDays: null }],
});

describe('IssuePresenter', () => {
  const setUpIssue = (reader: Parameters<typeof setUpIssueViewer>[0] = {}) => {
    const issues = new FakeIssues(first, second, third, forSale);
    issues.seriesIssueIds = [['issue-1', 'issue-2', 'issue-4']];
    const series = new FakeSeriesCollection(exampleSeries, first, second, third);
    const selection = new SelectionPresenter();
    const viewerSetup = setUpIssueViewer(reader);
    const { sessionPresenter, profile } = viewerSetup;
    const request = setUpIssueRequest(new FakeGuardianRequests(), sessionPresenter, profile);
    const presenter = new IssuePresenter({
      issues,
      seriesCollection: series,
      selection,
      request,
      ...viewerSetup,
    });
    return { ...viewerSetup, issues, series, selection, presenter };
  };

  it('shows the issue, and loads its series when the page requests it', async () => {
    const { presenter, issues, series } = setUpIssue();
    await presenter.open('nanquim-2');
    expect(presenter.issue).toEqual(second);
    expect([...issues.requests, ...series.requests]).toEqual(['findBySlug nanquim-2']);
    await presenter.loadable.value?.lists.fetch();
    await presenter.related?.start();
    expect(presenter.related?.series).toEqual(exampleSeries);
    expect(presenter.related?.neighbours).toEqual({ previous: first, next: third });
  });

  it('shows the other issues of the series', async () => {
    const { presenter } = setUpIssue();
    await presenter.open('nanquim-2');
    await presenter.loadable.value?.lists.fetch();
    await presenter.related?.otherIssues.start();
    expect(presenter.related?.otherIssues.items).toEqual([first, third]);
  });

  it('has no related issues outside a series', async () => {
    const { presenter } = setUpIssue();
    await presenter.open('a-venda');
    await presenter.loadable.value?.lists.fetch();
    expect(presenter.loadable.value?.lists.current?.related).toBeNull();
  });

  it('shows the data of a card immediately, and does not request it', () => {
    const { presenter, issues, selection } = setUpIssue();
    selection.selectIssue(second);
    void presenter.open('nanquim-2');
    expect(presenter.issue).toEqual(second);
    expect(presenter.loadable.value?.isFromCard).toBe(true);
    expect(issues.requests).toEqual([]);
  });

  it('requests an issue if the card belonged to another issue', async () => {
    const { presenter, issues, selection } = setUpIssue();
    selection.selectIssue(second);
    await presenter.open('nanquim-1');
    expect(presenter.issue).toEqual(first);
    expect(issues.requests).toEqual(['findBySlug nanquim-1']);
  });

  it('does not request the shown issue again', async () => {
    const { presenter, issues } = setUpIssue();
    await presenter.open('nanquim-1');
    await presenter.open('nanquim-1');
    expect(issues.requests).toEqual(['findBySlug nanquim-1']);
  });

  it('shows the issue that was opened last, in any order of responses', async () => {
    const { presenter, issues } = setUpIssue();
    const responses = holdResponses(issues, 'findBySlug');
    void presenter.open('nanquim-1');
    void presenter.open('a-venda');
    await responses.release(1);
    expect(presenter.issue).toEqual(forSale);
    await responses.release();
    expect(presenter.issue).toEqual(forSale);
  });

  it('ignores the failure of a former request', async () => {
    const { presenter, issues } = setUpIssue();
    const responses = holdResponses(issues, 'findBySlug');
    void presenter.open('nao-existe');
    void presenter.open('nanquim-1');
    await responses.release();
    expect(presenter.loadable.failure).toBeNull();
    await responses.release();
    expect(presenter.issue).toEqual(first);
  });

  it('reports a failure and retries', async () => {
    const { presenter, issues } = setUpIssue();
    issues.failure = failures.timeout;
    await presenter.open('nanquim-1');
    expect(presenter.loadable.failure).toEqual(failures.timeout);
    issues.failure = null;
    await presenter.open('nanquim-1');
    expect(presenter.loadable.failure).toBeNull();
    expect(presenter.issue).toEqual(first);
  });

  it('shows the issue if its series fails to load, and loads the series again', async () => {
    const { presenter, series } = setUpIssue();
    series.failure = failures.timeout;
    await presenter.open('nanquim-1');
    await presenter.loadable.value?.lists.fetch();
    await presenter.related?.start();
    expect(presenter.issue).toEqual(first);
    expect(presenter.loadable.failure).toBeNull();
    expect(presenter.related?.failure).toEqual(failures.timeout);
    series.failure = null;
    await presenter.related?.start();
    expect(presenter.related?.failure).toBeNull();
    expect(presenter.related?.series).toEqual(exampleSeries);
  });

  it('offers to read a free issue without waiting for the profile', async () => {
    const { presenter } = setUpIssue();
    await presenter.open('nanquim-1');
    expect(presenter.action).toBe('read');
  });

  it('waits for the profile before it offers a purchase', async () => {
    const { presenter, loadReader } = setUpIssue({
      acquisitions: [{ issue: { slug: 'a-venda' }, expiresAt: null }],
    });
    await presenter.open('a-venda');
    expect(presenter.action).toBeNull();
    await loadReader();
    expect(presenter.action).toBe('read');
  });

  it('offers a visitor the purchase of an issue for sale', async () => {
    const { presenter, loadReader } = setUpIssue({ session: new FakeSession() });
    await loadReader();
    await presenter.open('a-venda');
    expect(presenter.action).toBe('purchase');
  });

  it('resumes from the saved page, but not from the first one', async () => {
    const { presenter, positions, loadReader } = setUpIssue();
    await loadReader();
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

  it('continues at a position that only the platform knows', async () => {
    const { presenter, positions, readings, progress, loadReader } = setUpIssue();
    const reading = { pagesCount: 10, finishedAt: null, issue: buildIssue() };
    readings.readings = [{ ...reading, page: 6, readAt: '2026-03-02T12:00:00.000Z' }];
    positions.save('ana', 'issue-1', { page: 3, readAt: '2026-03-01T12:00:00.000Z' });
    await loadReader();
    await presenter.open('nanquim-1');
    expect(presenter.resumePage).toBe(4);
    progress.start();
    await flushPromises();
    expect(presenter.resumePage).toBe(7);
  });

  it('is read again from the first page if it was finished, and continued while it is read again', async () => {
    const { presenter, progress, loadReader } = setUpIssue();
    await loadReader();
    await presenter.open('nanquim-1');
    expect([presenter.isFinished, presenter.resumePage]).toEqual([false, null]);
    progress.recordTurn('issue-1', { page: 9, readAt: '2026-03-01T12:00:00.000Z' }, 10);
    expect([presenter.isFinished, presenter.resumePage]).toEqual([true, null]);
    progress.recordTurn('issue-1', { page: 4, readAt: '2026-03-02T12:00:00.000Z' }, 10);
    expect([presenter.isFinished, presenter.resumePage]).toEqual([true, 5]);
  });

  it('is finished by a position of this device on its last page', async () => {
    const { presenter, positions, progress, loadReader } = setUpIssue();
    positions.save('ana', 'issue-1', { page: 9, readAt: '2026-03-01T12:00:00.000Z' });
    await presenter.open('nanquim-1');
    await loadReader();
    expect(presenter.isFinished).toBe(false);
    progress.readDevice(positions);
    expect([presenter.isFinished, presenter.resumePage]).toEqual([true, null]);
  });
});
