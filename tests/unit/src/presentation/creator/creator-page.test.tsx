import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failures } from '../../../../../src/domain/failure.ts';
import { CreatorPage } from '../../../../../src/presentation/creator/creator-page.tsx';
import { CreatorPresenter } from '../../../../../src/presentation/creator/creator-presenter.ts';
import {
  type RatingGate,
  RatingGateContext,
} from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeCreators } from '../../../../fakes/catalogue/fake-creators.ts';
import { exampleSeries } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { setUpFollows } from '../../../../fakes/following/set-up-follows.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

/** Reports everything as near the visible area. */
class NearObserver {
  readonly #report: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: NearObserver, ResizeObserver: NearObserver });
  return startI18n('pt-br');
});
afterEach(cleanup);

const issues = [
  buildIssue({ kinds: ['series'] }),
  buildIssue({
    id: 'issue-2',
    slug: 'mare-1',
    number: null,
    contributors: [
      { name: 'Ana Reis', slug: 'ana-reis', role: 'penciller' },
      { name: 'Bia Sá', slug: 'bia-sa', role: 'letterer' },
    ],
  }),
];

async function show(
  address = '/creator/ana-reis',
  creators = new FakeCreators(exampleSeries, ...issues),
  gate: RatingGate = { isLoading: false, gateOf: () => 'open' },
) {
  const { follows, service } = setUpFollows();
  service.marks = [{ kind: 'creator', id: 'ana-reis', seenAt: '2026-01-01T00:00:00.000Z' }];
  const presenter = new CreatorPresenter(creators, follows);
  const router = setUpRoutes(address, [
    { path: '/creator/:slug', element: <CreatorPage presenter={presenter} /> },
  ]);
  const view = render(<RatingGateContext value={gate}>{router.element}</RatingGateContext>);
  const rerender = (newGate: RatingGate) =>
    view.rerender(<RatingGateContext value={newGate}>{router.element}</RatingGateContext>);
  for (let turn = 0; turn < 3; turn += 1) await act(flushPromises);
  return { ...router, creators, service, presenter, rerender };
}

const linksTo = (start: string) =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith(start));

describe('CreatorPage', () => {
  it('shows name, roles, counts, series and issues', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Ana Reis' })).toBeTruthy();
    expect(screen.getByText('Roteiro e Desenhos')).toBeTruthy();
    expect(screen.getByText('1 série · 2 edições')).toBeTruthy();
    const line = within(screen.getByRole('region', { name: 'Séries' }));
    expect(line.getByRole('link').getAttribute('href')).toBe('/series/nanquim');
    expect(line.getByText('2 edições')).toBeTruthy();
    expect(linksTo('/issue/')).toEqual(['/issue/nanquim-1', '/issue/nanquim-1', '/issue/mare-1']);
  });

  it('starts with an issue, which one press opens in the reader', async () => {
    await show();
    const start = within(screen.getByRole('region', { name: 'Nanquim' }));
    expect(start.getByText('Comece por aqui')).toBeTruthy();
    const links = start.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/reader/${issues[0]?.id}`, '/issue/nanquim-1']);
  });

  it('invites to start once it is known whether the viewer is a child, who may be too young', async () => {
    const { rerender } = await show(undefined, undefined, { isLoading: true, gateOf: () => 'open' });
    expect(screen.queryByText('Comece por aqui')).toBeNull();
    rerender({ isLoading: false, gateOf: () => 'open' });
    expect(screen.getByText('Comece por aqui')).toBeTruthy();
    rerender({ isLoading: false, gateOf: () => 'blocked' });
    expect(screen.queryByText('Comece por aqui')).toBeNull();
  });

  it('marks issues that are new for a follower, and reports the visit', async () => {
    const { service } = await show();
    expect(screen.getByText('Edição 1 · Nova')).toBeTruthy();
    expect(screen.getByText('Nova')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Seguindo Ana Reis' })).toBeTruthy();
    expect(service.requests).toEqual(['marks', 'seen creator ana-reis']);
  });

  it('has no line of series for a creator without series', async () => {
    await show('/creator/bia-sa');
    expect(screen.queryByRole('region', { name: 'Séries' })).toBeNull();
    expect(screen.getByText('1 edição')).toBeTruthy();
  });

  it('loads further series on request', async () => {
    const creators = new FakeCreators(exampleSeries, ...issues);
    creators.otherSeries = Array.from({ length: 20 }, (_, index) => ({
      ...exampleSeries,
      id: `other-${index}`,
      slug: `serie-${index}`,
    }));
    await show(undefined, creators);
    expect(linksTo('/series/')).toHaveLength(20);
    const line = within(screen.getByRole('region', { name: 'Séries' }));
    creators.failure = failures.timeout;
    await userEvent.click(line.getByRole('button', { name: 'Carregar mais' }));
    creators.failure = null;
    await userEvent.click(line.getByRole('button', { name: 'Tentar de novo' }));
    await act(flushPromises);
    expect(linksTo('/series/')).toHaveLength(21);
    expect(line.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Séries' }));
  });

  it('offers a search for an unknown creator', async () => {
    await show('/creator/ninguem');
    expect(await screen.findByText('Não encontramos quadrinhos com este nome nos créditos.')).toBeTruthy();
  });

  it('shows a failure, and loads everything again', async () => {
    const creators = new FakeCreators(exampleSeries, ...issues);
    creators.failure = failures.timeout;
    await show(undefined, creators);
    creators.failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await act(flushPromises);
    expect(screen.getByRole('heading', { level: 1, name: 'Ana Reis' })).toBeTruthy();
    expect(linksTo('/issue/')).toHaveLength(3);
  });

  it('keeps loaded creators', async () => {
    const { creators, presenter } = await show();
    const count = creators.requests.length;
    presenter.open('ana-reis');
    await flushPromises();
    expect(creators.requests).toHaveLength(count);
  });
});
