import { act, cleanup, render, screen } from '@testing-library/react';
import type { Issue } from '../../../../../src/domain/catalogue/issue.ts';
import { SeriesPresenter } from '../../../../../src/presentation/series/series-presenter.ts';
import { SeriesStart } from '../../../../../src/presentation/series/series-start.tsx';
import { SelectionPresenter } from '../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { buildReader, parentalSettings } from '../../../../fakes/account/fake-readers.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { exampleSeries, FakeSeriesCollection } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { setUpIssueViewer } from '../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { setUpFollows } from '../../../../fakes/following/set-up-follows.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const merchandises: Issue['merchandises'] = [
  { id: 'purchase-1', kind: 'purchase', price: 890, currency: 'BRL', rentalDays: null },
];

interface ShownSeries {
  /** Replaces properties of each issue. */
  readonly issue?: Partial<Issue>;
  /** Replaces the rating of the first issue. */
  readonly firstRating?: Issue['parentalRating'];
  readonly isGuided?: boolean;
  /** True if the profile is not loaded yet. */
  readonly isUnknown?: boolean;
}

/** Renders a series of `count` issues with ten pages each. `stoppedAt` is where the reader stopped. */
async function show(
  count: number,
  stoppedAt?: readonly [number: number, page: number],
  { issue = {}, firstRating, isGuided = false, isUnknown = false }: ShownSeries = {},
) {
  const issues = Array.from({ length: count }, (_, index) =>
    buildIssue({
      id: `issue-${index + 1}`,
      slug: `nanquim-${index + 1}`,
      number: index + 1,
      pagesCount: 10,
      ...issue,
      ...(index === 0 && firstRating && { parentalRating: firstRating }),
    }),
  );
  const collection = new FakeSeriesCollection(exampleSeries, ...issues);
  const { viewer, positions, loadReader } = setUpIssueViewer({
    reader: buildReader(
      isGuided ? { guardianId: 'lia', parentalSettings: parentalSettings({ isActive: true }) } : {},
    ),
  });
  if (!isUnknown) await loadReader();
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
  return { collection, presenter, loadReader };
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

  it('names the issue and its price instead of reading if the reader has to buy it', async () => {
    const issue = { isAvailableForAll: false, merchandises };
    await show(2, undefined, { issue });
    expect(actionText()).toBe('Ver a edição 1 · R$\u00a08,90');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/issue/nanquim-1');
    cleanup();
    await show(2, [1, 9], { issue: { ...issue, isAvailableForSubscribers: true } });
    expect(actionText()).toBe('Ver a edição 2');
  });

  it('offers a child no issue above its rating, and names no price', async () => {
    const { presenter } = await show(2, undefined, { isGuided: true, issue: { parentalRating: '12' } });
    expect(screen.getByRole('link', { name: 'Ver o catálogo' }).getAttribute('href')).toBe('/catalog');
    expect(presenter.hasNoOpenIssue).toBe(true);
    cleanup();
    const issue = { parentalRating: 'L', isAvailableForAll: false, merchandises } as const;
    await show(2, undefined, { isGuided: true, issue });
    expect(actionText()).toBe('Ver a edição 1');
  });

  it('starts a child at the first issue within its rating', async () => {
    await show(3, undefined, { isGuided: true, issue: { parentalRating: 'L' }, firstRating: '12' });
    expect(actionText()).toBe('Ler a edição 2');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/reader/issue-2');
  });

  it('offers nothing until it is known whether the reader is a child', async () => {
    const options = { isGuided: true, issue: { parentalRating: 'L' }, firstRating: '12' } as const;
    const { loadReader } = await show(3, undefined, { ...options, isUnknown: true });
    expect(screen.queryByRole('link')).toBeNull();
    await act(loadReader);
    expect(actionText()).toBe('Ler a edição 2');
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
