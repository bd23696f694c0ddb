import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Issue } from '../../../../../../src/domain/catalogue/issue.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { EndPanel } from '../../../../../../src/presentation/reader/end/end-panel.tsx';
import { EndPresenter } from '../../../../../../src/presentation/reader/end/end-presenter.ts';
import {
  type RatingGate,
  RatingGateContext,
} from '../../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
import {
  exampleSeries,
  FakeSeriesCollection,
} from '../../../../../fakes/catalogue/fake-series-collection.ts';
import { setUpIssueViewer } from '../../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { setUpFollows } from '../../../../../fakes/following/set-up-follows.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { flushMicrotasks } from '../reader-fixture.ts';

beforeAll(async () => {
  class SilentObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
  await startI18n('pt-br');
});
afterEach(cleanup);

const titled = (title: string) => ({ content: { ...buildIssue().content, title } });
const first = buildIssue({ kinds: ['series'], genre: null });
const second = buildIssue({
  id: 'issue-2',
  slug: 'nanquim-2',
  number: 2,
  kinds: ['series'],
  ...titled('Tinta'),
});
const third = buildIssue({
  id: 'issue-3',
  slug: 'nanquim-3',
  number: 3,
  kinds: ['series'],
  genre: null,
  ...titled('Papel'),
  isAvailableForAll: false,
  merchandises: [{ id: 'sale', kind: 'purchase', price: 790, currency: 'BRL', rentalDays: null }],
});
const alone = buildIssue({ id: 'issue-4', slug: 'sozinha', genre: 'horror', ...titled('Sozinha') });
const alike = buildIssue({ id: 'issue-5', slug: 'parecida', genre: 'horror', ...titled('Parecida') });

async function setUpEnd(issue: Issue, failure: typeof failures.networkConnection | null = null) {
  const issues = new FakeIssues(first, second, third, alone, alike);
  issues.seriesIssueIds = [['issue-1', 'issue-2', 'issue-3']];
  issues.failure = failure;
  const seriesCollection = new FakeSeriesCollection(exampleSeries, first, second, third);
  return { issues, ...(await showEnd(issue, issues, seriesCollection)) };
}

async function showEnd(
  issue: Issue,
  issues: FakeIssues,
  seriesCollection: FakeSeriesCollection,
  gate: RatingGate = { isLoading: false, gateOf: () => 'open' },
) {
  const { viewer, likes, progress, loadReader } = setUpIssueViewer();
  const { follows } = setUpFollows();
  await loadReader();
  const presenter = new EndPresenter({
    issues,
    seriesCollection,
    shuffleModule: 7,
    viewer,
    follows,
    likes,
  });
  let readAgainCount = 0;
  await act(async () => {
    render(
      <MemoryRouter>
        <RatingGateContext value={gate}>
          <EndPanel
            presenter={presenter}
            issue={issue}
            isCurrent
            onReadAgain={() => {
              readAgainCount += 1;
            }}
          />
        </RatingGateContext>
      </MemoryRouter>,
    );
    await flushMicrotasks();
  });
  return { presenter, progress, countReadAgain: () => readAgainCount };
}

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('the end of an issue opens the next issue in the reader if the reader may read it', async () => {
  await setUpEnd(first);
  const next = within(screen.getByRole('article'));
  expect(next.getByRole('heading', { name: 'Tinta' })).toBeTruthy();
  expect(next.getByText('Grátis')).toBeTruthy();
  expect(next.getByRole('link', { name: 'Ler agora' }).getAttribute('href')).toBe('/reader/issue-2');
});

it('the end of an issue continues the next one at the page where the reader stopped', async () => {
  const { progress } = await setUpEnd(first);
  act(() => progress.recordTurn('issue-2', { page: 4, readAt: '2026-03-01T12:00:00.000Z' }, 10));
  expect(link('Continuar (página 5)')).toBe('/reader/issue-2');
  act(() => progress.recordTurn('issue-2', { page: 9, readAt: '2026-03-02T12:00:00.000Z' }, 10));
  expect(link('Ler agora')).toBe('/reader/issue-2');
});

it('the end of an issue shows the price of a next issue that has to be bought, and opens its page', async () => {
  await setUpEnd(second);
  const next = within(screen.getByRole('article'));
  expect(next.getByText(/7,90/)).toBeTruthy();
  expect(next.getByRole('link', { name: 'Ver a edição' }).getAttribute('href')).toBe('/issue/nanquim-3');
});

it('the end of the newest issue says so, and links to the series and its other issues', async () => {
  await setUpEnd(third);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('Esta é a edição mais nova da série.')).toBeTruthy();
  expect(link(`Ver a série ${exampleSeries.title}`)).toBe(`/series/${exampleSeries.slug}`);
  const shelf = within(screen.getByRole('region', { name: 'Mais desta série' }));
  expect(shelf.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/issue/nanquim-1',
    '/issue/nanquim-2',
  ]);
});

it('the end of an issue without a series offers others of its genre', async () => {
  const { issues } = await setUpEnd(alone);
  const shelf = within(screen.getByRole('region', { name: 'Você também pode gostar' }));
  expect(shelf.getByRole('link').getAttribute('href')).toBe('/issue/parecida');
  expect(issues.requests).toEqual(['filtered 7 genre=horror 0']);
});

it('the end of an issue offers a child nothing above its rating', async () => {
  const rated = [
    buildIssue({ ...alike, parentalRating: '16' }),
    buildIssue({ ...alike, id: 'issue-6', slug: 'leve' }),
  ];
  const collection = new FakeSeriesCollection(exampleSeries, first);
  await showEnd(alone, new FakeIssues(alone, ...rated), collection, {
    isLoading: false,
    gateOf: (rating) => (rating === '16' ? 'blocked' : 'open'),
  });
  const shelf = within(screen.getByRole('region', { name: 'Você também pode gostar' }));
  expect(shelf.getByRole('link').getAttribute('href')).toBe('/issue/leve');
});

it('the end of an issue of a series offers others of its genre', async () => {
  const inSeries = buildIssue({ ...first, genre: 'horror' });
  const issues = new FakeIssues(inSeries, alone, alike);
  const { viewer, likes } = setUpIssueViewer();
  const { follows } = setUpFollows();
  const seriesCollection = new FakeSeriesCollection(exampleSeries, inSeries);
  const presenter = new EndPresenter({
    issues,
    seriesCollection,
    shuffleModule: 7,
    viewer,
    follows,
    likes,
  });
  presenter.open(inSeries);
  await flushMicrotasks();
  expect(presenter.after?.others?.items.map(({ id }) => id).sort()).toEqual(['issue-4', 'issue-5']);
});

it('the end of an issue does not offer the next one twice, and hides a shelf without other issues', async () => {
  const inHorror = (issue: Issue) => ({ ...issue, genre: 'horror' });
  const [inSeries, next] = [inHorror(first), inHorror(second)];
  const issues = new FakeIssues(inSeries, next);
  issues.seriesIssueIds = [['issue-1', 'issue-2']];
  await showEnd(inSeries, issues, new FakeSeriesCollection(exampleSeries, inSeries, next));
  expect(screen.getByRole('heading', { name: 'Tinta' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Você também pode gostar' })).toBeNull();
});

it('the end of an issue mentions a later free issue if the next one has to be bought', async () => {
  await setUpEnd(second);
  expect(screen.queryByText('Grátis nesta série')).toBeNull();
  cleanup();
  const fourth = buildIssue({ id: 'issue-6', number: 4, kinds: ['series'], ...titled('Cola') });
  const issues = new FakeIssues(first, second, third, fourth);
  issues.seriesIssueIds = [['issue-1', 'issue-2', 'issue-3', 'issue-6']];
  await showEnd(second, issues, new FakeSeriesCollection(exampleSeries, first, second, third, fourth));
  const [next, free] = screen.getAllByRole('article').map((article) => within(article));
  expect(next?.getByRole('heading', { name: 'Papel' })).toBeTruthy();
  expect(free?.getByText('Grátis nesta série')).toBeTruthy();
  expect(free?.getByRole('link', { name: 'Ler agora' }).getAttribute('href')).toBe('/reader/issue-6');
});

it('the end of an issue offers a free issue of the same genre once if the series has no later free issue', async () => {
  const inSeries = buildIssue({ ...second, genre: 'horror' });
  const issues = new FakeIssues(first, inSeries, third, alone);
  issues.seriesIssueIds = [['issue-1', 'issue-2', 'issue-3']];
  await showEnd(inSeries, issues, new FakeSeriesCollection(exampleSeries, first, inSeries, third));
  const [next, free] = screen.getAllByRole('article').map((article) => within(article));
  expect(next?.getByRole('heading', { name: 'Papel' })).toBeTruthy();
  expect(free?.getByText('Grátis, do mesmo gênero')).toBeTruthy();
  expect(free?.getByRole('link', { name: 'Ler agora' }).getAttribute('href')).toBe('/reader/issue-4');
  expect(screen.queryByRole('region', { name: 'Você também pode gostar' })).toBeNull();
});

it('the end of an issue lets readers like it and follow the series', async () => {
  await setUpEnd(second);
  expect(screen.getByRole('button', { name: /^Curtir Tinta/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: `Seguir ${exampleSeries.title}` })).toBeTruthy();
});

it('the end of an issue leads back, and to its first page', async () => {
  const { countReadAgain } = await setUpEnd(alone);
  expect(link('Voltar à edição')).toBe('/issue/sozinha');
  fireEvent.click(screen.getByRole('button', { name: 'Ler de novo' }));
  expect(countReadAgain()).toBe(1);
});

it('the end of an issue offers to load the next issue again after a failure', async () => {
  const { issues } = await setUpEnd(first, failures.networkConnection);
  const [retry] = screen.getAllByRole('button', { name: 'Tentar de novo' });
  if (!retry) throw new Error('No retry button');
  issues.failure = null;
  await act(async () => {
    fireEvent.click(retry);
    await flushMicrotasks();
  });
  expect(link('Ler agora')).toBe('/reader/issue-2');
});

it('the end of another issue replaces what was offered before', async () => {
  const { presenter } = await setUpEnd(first);
  const before = presenter.after;
  act(() => presenter.open(first));
  expect(presenter.after).toBe(before);
  act(() => presenter.open(second));
  expect(presenter.after?.issueId).toBe('issue-2');
});
