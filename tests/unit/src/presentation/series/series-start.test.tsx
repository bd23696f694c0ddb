import { act, cleanup, render, screen } from '@testing-library/react';
import { SeriesPresenter } from '../../../../../src/presentation/series/series-presenter.ts';
import { SeriesStart } from '../../../../../src/presentation/series/series-start.tsx';
import { SelectionPresenter } from '../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { exampleSeries, FakeSeriesCollection } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { setUpIssueViewer } from '../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { setUpFollows } from '../../../../fakes/following/set-up-follows.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

/** Renders a series of `count` issues with ten pages each. `stoppedAt` is where the reader stopped. */
async function show(count: number, stoppedAt?: readonly [number: number, page: number]) {
  const issues = Array.from({ length: count }, (_, index) =>
    buildIssue({ id: `issue-${index + 1}`, slug: `nanquim-${index + 1}`, number: index + 1, pagesCount: 10 }),
  );
  const collection = new FakeSeriesCollection(exampleSeries, ...issues);
  const { viewer, positions, loadReader } = setUpIssueViewer();
  await loadReader();
  if (stoppedAt)
    positions.save('ana', `issue-${stoppedAt[0]}`, {
      page: stoppedAt[1],
      readAt: '2026-03-01T12:00:00.000Z',
    });
  const presenter = new SeriesPresenter({
    collection,
    selection: new SelectionPresenter(),
    viewer,
    follows: setUpFollows().follows,
    hasFeeds: true,
  });
  presenter.open('nanquim');
  render(setUpRoutes('/', [{ path: '*', element: <SeriesStart presenter={presenter} /> }]).element);
  for (let turn = 0; turn < 3; turn += 1) await act(flushPromises);
  return { collection, presenter };
}
const actionText = () => screen.getByRole('link').textContent;

describe('SeriesStart', () => {
  it('starts at the first issue, or continues where the reader stopped', async () => {
    await show(20);
    expect(actionText()).toBe('Começar a ler');
    cleanup();
    await show(20, [7, 3]);
    expect(actionText()).toBe('Continuar a edição 7');
  });

  it('loads more issues, and offers the next one, if the last loaded issue is finished', async () => {
    const { collection } = await show(45, [20, 9]);
    expect(actionText()).toBe('Ler a edição 21');
    expect(collection.requests).toEqual(['findBySlug nanquim 0', 'findBySlug nanquim 1']);
  });

  it('does not say "start" if an issue that is not loaded may have been started', async () => {
    const { collection, presenter } = await show(40, [30, 4]);
    expect(actionText()).toBe('Ler a primeira edição');
    expect(collection.requests).toHaveLength(1);
    await act(async () => void presenter.current?.issues.loadMore());
    await act(flushPromises);
    expect(actionText()).toBe('Continuar a edição 30');
  });
});
