import { failures } from '../../../../../src/domain/failure.ts';
import { SeriesPresenter } from '../../../../../src/presentation/series/series-presenter.ts';
import { SelectionPresenter } from '../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { FakeSeriesCollection, someSeries } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { someViewer } from '../../../../fakes/catalogue/some-viewer.ts';
import { settled } from '../../../../fakes/hold-answers.ts';

const issues = Array.from({ length: 23 }, (_, place) =>
  someIssue({ id: `issue-${place + 1}`, slug: `nanquim-${place + 1}`, number: place + 1 }),
);
const otherSeries = { ...someSeries, id: 'series-2', slug: 'mare', title: 'Maré' };

describe('SeriesPresenter', () => {
  const build = () => {
    const collection = new FakeSeriesCollection(someSeries, ...issues);
    collection.add(otherSeries, someIssue({ id: 'mare-1' }));
    const selection = new SelectionPresenter();
    const looking = someViewer();
    const presenter = new SeriesPresenter(collection, selection, looking.viewer);
    return { ...looking, collection, selection, presenter };
  };

  it('shows the series with its first twenty issues, and the rest when they are asked for', async () => {
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

  it('shows at once what a card told', () => {
    const { presenter, selection } = build();
    selection.series(someSeries);
    presenter.open('nanquim');
    expect(presenter.current?.series).toEqual(someSeries);
  });

  it('asks for nothing when a series is opened again', async () => {
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

  it('asks again for a series that did not come', async () => {
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

  it('leads to the first issue, or to where the reader stopped', async () => {
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
