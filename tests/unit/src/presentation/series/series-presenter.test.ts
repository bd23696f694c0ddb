import { failures } from '../../../../../src/domain/failure.ts';
import { SeriesPresenter } from '../../../../../src/presentation/series/series-presenter.ts';
import { SelectionPresenter } from '../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { exampleSeries, FakeSeriesCollection } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { setUpIssueViewer } from '../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { setUpFollows } from '../../../../fakes/following/set-up-follows.ts';

const issues = Array.from({ length: 23 }, (_, index) =>
  buildIssue({ id: `issue-${index + 1}`, slug: `nanquim-${index + 1}`, number: index + 1 }),
);
const otherSeries = { ...exampleSeries, id: 'series-2', slug: 'mare', title: 'Maré' };

describe('SeriesPresenter', () => {
  const setUpSeries = () => {
    const collection = new FakeSeriesCollection(exampleSeries, ...issues);
    collection.add(otherSeries, buildIssue({ id: 'mare-1' }));
    const selection = new SelectionPresenter();
    const viewerSetup = setUpIssueViewer();
    const presenter = new SeriesPresenter({
      collection,
      selection,
      viewer: viewerSetup.viewer,
      follows: setUpFollows().follows,
      hasFeeds: true,
    });
    return { ...viewerSetup, collection, selection, presenter };
  };

  it('shows the series with its first twenty issues, and loads the rest on request', async () => {
    const { presenter } = setUpSeries();
    presenter.open('nanquim');
    await flushPromises();
    expect(presenter.current?.series).toEqual(exampleSeries);
    expect(presenter.current?.issues.items).toEqual(issues.slice(0, 20));
    expect(presenter.current?.count).toBeNull();
    await presenter.current?.issues.loadMore();
    expect(presenter.current?.issues.items).toEqual(issues);
    expect(presenter.current?.count).toBe(23);
  });

  it('shows the data of a card immediately', () => {
    const { presenter, selection } = setUpSeries();
    selection.selectSeries(exampleSeries);
    presenter.open('nanquim');
    expect(presenter.current?.series).toEqual(exampleSeries);
  });

  it('does not reload an opened series', async () => {
    const { presenter, collection } = setUpSeries();
    presenter.open('nanquim');
    await flushPromises();
    presenter.open('mare');
    expect(presenter.current?.issues.items).toEqual([]);
    await flushPromises();
    presenter.open('nanquim');
    await flushPromises();
    expect(presenter.current?.issues.items).toHaveLength(20);
    expect(collection.requests).toEqual(['findBySlug nanquim 0', 'findBySlug mare 0']);
  });

  it('counts the issues that the reader has finished', async () => {
    const { presenter, positions, progress, loadReader } = setUpSeries();
    await loadReader();
    presenter.open('nanquim');
    await flushPromises();
    expect(presenter.finishedCount).toBe(0);
    const lastPage = (issues[0]?.pagesCount ?? 0) - 1;
    positions.save('ana', 'issue-1', { page: lastPage, readAt: '2026-03-01T12:00:00.000Z' });
    positions.save('ana', 'issue-2', { page: 0, readAt: '2026-03-02T12:00:00.000Z' });
    progress.readDevice(positions);
    expect(presenter.finishedCount).toBe(1);
  });

  it('loads a series again after a failure', async () => {
    const { presenter, collection } = setUpSeries();
    collection.failure = failures.timeout;
    presenter.open('nanquim');
    await flushPromises();
    expect(presenter.current?.issues.failure).toEqual(failures.timeout);
    collection.failure = null;
    presenter.open('nanquim');
    await flushPromises();
    expect(presenter.current?.series).toEqual(exampleSeries);
  });

  it('starts at the first issue, or where the reader stopped', async () => {
    const { presenter, positions, loadReader } = setUpSeries();
    await loadReader();
    presenter.open('nanquim');
    await flushPromises();
    expect(presenter.placeInSeries).toEqual({ issue: issues[0], page: null });
    positions.save('ana', 'issue-7', { page: 3, readAt: '2026-03-01T12:00:00.000Z' });
    presenter.open('mare');
    presenter.open('nanquim');
    expect(presenter.placeInSeries).toEqual({ issue: issues[6], page: 3 });
  });
});
