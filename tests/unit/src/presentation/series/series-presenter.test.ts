import { failures } from '../../../../../src/domain/failure.ts';
import { SeriesPresenter } from '../../../../../src/presentation/series/series-presenter.ts';
import { SelectionPresenter } from '../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { FakeSeriesCollection, someSeries } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { someViewer } from '../../../../fakes/catalogue/some-viewer.ts';
import { settled } from '../../../../fakes/hold-answers.ts';

const issues = Array.from({ length: 23 }, (_, index) =>
  someIssue({ id: `issue-${index + 1}`, slug: `nanquim-${index + 1}`, number: index + 1 }),
);
const otherSeries = { ...someSeries, id: 'series-2', slug: 'mare', title: 'Maré' };

describe('SeriesPresenter', () => {
  const build = () => {
    const collection = new FakeSeriesCollection(someSeries, ...issues);
    collection.add(otherSeries, someIssue({ id: 'mare-1' }));
    const selection = new SelectionPresenter();
    const viewerSetup = someViewer();
    const presenter = new SeriesPresenter(collection, selection, viewerSetup.viewer);
    return { ...viewerSetup, collection, selection, presenter };
  };

  it('shows the series with its first twenty issues, and loads the rest on request', async () => {
    const { presenter } = build();
    presenter.open('nanquim');
    await settled();
    expect(presenter.current?.series).toEqual(someSeries);
    expect(presenter.current?.issues.items).toEqual(issues.slice(0, 20));
    expect(presenter.current?.count).toBeNull();
    await presenter.current?.issues.more();
    expect(presenter.current?.issues.items).toEqual(issues);
    expect(presenter.current?.count).toBe(23);
  });

  it('shows the data of a card at once', () => {
    const { presenter, selection } = build();
    selection.series(someSeries);
    presenter.open('nanquim');
    expect(presenter.current?.series).toEqual(someSeries);
  });

  it('does not reload an opened series', async () => {
    const { presenter, collection } = build();
    presenter.open('nanquim');
    await settled();
    presenter.open('mare');
    expect(presenter.current?.issues.items).toEqual([]);
    await settled();
    presenter.open('nanquim');
    await settled();
    expect(presenter.current?.issues.items).toHaveLength(20);
    expect(collection.requests).toEqual(['bySlug nanquim 0', 'bySlug mare 0']);
  });

  it('loads a series again after a failure', async () => {
    const { presenter, collection } = build();
    collection.failure = failures.timeout;
    presenter.open('nanquim');
    await settled();
    expect(presenter.current?.issues.failure).toEqual(failures.timeout);
    collection.failure = null;
    presenter.open('nanquim');
    await settled();
    expect(presenter.current?.series).toEqual(someSeries);
  });

  it('starts at the first issue, or where the reader stopped', async () => {
    const { presenter, positions, settle } = build();
    await settle();
    presenter.open('nanquim');
    await settled();
    expect(presenter.place).toEqual({ issue: issues[0], page: null });
    positions.save('ana', 'issue-7', { page: 3, readAt: '2026-03-01T12:00:00.000Z' });
    presenter.open('mare');
    presenter.open('nanquim');
    expect(presenter.place).toEqual({ issue: issues[6], page: 3 });
  });
});
