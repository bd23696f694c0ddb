import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type Location, NavigationType, Router, type To } from 'react-router-dom';
import { genres } from '../../../../../src/domain/catalogue/genre.ts';
import type { Issue, ParentalRating } from '../../../../../src/domain/catalogue/issue.ts';
import { noEntitlements } from '../../../../../src/domain/checkout/issue-access.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { CataloguePage } from '../../../../../src/presentation/catalogue/catalogue-page.tsx';
import { CataloguePresenter } from '../../../../../src/presentation/catalogue/catalogue-presenter.ts';
import { RatingGateContext } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

const buildTitledIssue = (title: string, differences: Partial<Issue> = {}) =>
  buildIssue({ id: title, slug: title, content: { ...buildIssue().content, title }, ...differences });

const defaultReader = { marketOffers: { plans: true, credits: true }, rights: noEntitlements };

function openPage(address: string, issues: FakeIssues, reader = defaultReader) {
  const presenter = new CataloguePresenter(issues, new FakeShowcase(), 7, reader);
  const router = setUpRoutes(address, [
    { path: '/catalog', element: <CataloguePage presenter={presenter} /> },
  ]);
  render(router.element);
  return router;
}

/** Chooses two filters in a router that changes its URL only when the test calls `changeUrl`. */
async function chooseTwoBeforeUrlChanges() {
  const presenter = new CataloguePresenter(new FakeIssues(free), new FakeShowcase(), 7, defaultReader);
  const navigations: Partial<Location>[] = [];
  const navigate = (to: To, state?: unknown) =>
    void navigations.push({ ...(to as Partial<Location>), state });
  const navigator = { push: navigate, replace: navigate, go: () => {}, createHref: String };
  const element = (location: Partial<Location>, type: NavigationType) => (
    <Router location={location} navigationType={type} navigator={navigator}>
      <CataloguePage presenter={presenter} />
    </Router>
  );
  const { rerender } = render(element({ pathname: '/catalog' }, NavigationType.Pop));
  await waitForResponses();
  fireEvent.click(screen.getByRole('link', { name: 'Grátis' }));
  fireEvent.click(screen.getByRole('button', { name: 'Novos desta semana' }));
  return {
    navigations,
    changeUrl: (location: Partial<Location> = {}, type = NavigationType.Push) =>
      rerender(element({ pathname: '/catalog', ...location }, type)),
  };
}
const waitForResponses = () => act(flushPromises);
const titles = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a[href^="/issue/"]')?.getAttribute('href')?.slice(7))
    .filter(Boolean);

const horror = buildTitledIssue('Noite', { genre: 'horror', parentalRating: '16', isAvailableForAll: false });
const free = buildTitledIssue('Manhã');

describe('CataloguePage', () => {
  it('applies and marks the filters in the address', async () => {
    const issues = new FakeIssues(free, horror);
    openPage('/catalog?kind=free&genre=fantasy&rating=12', issues);
    await waitForResponses();
    expect(titles()).toEqual(['Manhã']);
    expect(issues.requests).toEqual(['filtered 7 kind=free&genre=fantasy&rating=12 0']);
    expect(screen.getByRole('link', { name: 'Grátis' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Gênero' }).value).toBe('fantasy');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Classificação' }).value).toBe('12');
    expect(screen.getByText('3 filtros')).toBeTruthy();
  });

  it('shows the number of issues, and sorts them as the address says', async () => {
    const issues = new FakeIssues(buildTitledIssue('Zebra'), buildTitledIssue('Abelha'));
    openPage('/catalog?order=title', issues);
    await waitForResponses();
    expect(screen.getByText('2 quadrinhos')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Ordem: Título, de A a Z' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Sortidos' })).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordem' }).value).toBe('title');
    expect(titles()).toEqual(['Abelha', 'Zebra']);
    expect(screen.queryByRole('link', { name: 'Limpar filtros' })).toBeNull();
  });

  it('names the highest rating that each choice includes', async () => {
    openPage('/catalog', new FakeIssues(free));
    await waitForResponses();
    const rating = screen.getByRole('combobox', { name: 'Classificação' });
    expect(
      within(rating)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Todas as classificações',
      'Livre',
      'Até 10 anos',
      'Até 12 anos',
      'Até 14 anos',
      'Até 16 anos',
    ]);
  });

  it('writes the chosen order into the address, and the one of this visit with the first filter', async () => {
    const issues = new FakeIssues(free);
    const router = openPage('/catalog', issues);
    await waitForResponses();
    const order = screen.getByRole('combobox', { name: 'Ordem' });
    fireEvent.change(order, { target: { value: 'newest' } });
    await waitForResponses();
    expect(router.location().search).toBe('?order=newest');
    fireEvent.click(screen.getByRole('link', { name: 'Grátis' }));
    await waitForResponses();
    expect(router.location().search).toBe('?kind=free&order=newest');
    fireEvent.change(order, { target: { value: '' } });
    await waitForResponses();
    expect(router.location().search).toBe('?kind=free&order=7');
    expect(issues.requests).toEqual([
      'filtered 7 0',
      'filtered newest 0',
      'filtered newest kind=free 0',
      'filtered 7 kind=free 0',
    ]);
  });

  it('shows the shuffled order of a shared address, and loads its own order once', async () => {
    const issues = new FakeIssues(free);
    const router = openPage('/catalog?order=31', issues);
    await waitForResponses();
    await act(async () => router.go('/catalog?order=7'));
    await act(async () => router.go('/catalog'));
    expect(issues.requests).toEqual(['filtered 31 0', 'filtered 7 0']);
  });

  it('ignores unknown filters', async () => {
    const issues = new FakeIssues(free);
    openPage('/catalog?kind=stolen&genre=x&rating=99&new=year&order=8', issues);
    await waitForResponses();
    expect(issues.requests).toEqual(['filtered 7 0']);
    expect(screen.queryByRole('link', { name: 'Limpar filtros' })).toBeNull();
  });

  it('keeps two choices that are made before the address changes', async () => {
    const router = openPage('/catalog', new FakeIssues(free));
    await waitForResponses();
    await act(async () => {
      const genre = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Gênero' });
      Object.assign(genre, { value: 'horror' });
      genre.dispatchEvent(new Event('change', { bubbles: true }));
      screen.getByRole('button', { name: 'Novos desta semana' }).click();
      await flushPromises();
    });
    expect(router.location().search).toBe('?genre=horror&new=week&order=7');
  });

  it('keeps a kind that is chosen just before or after another filter', async () => {
    const router = openPage('/catalog', new FakeIssues(free));
    await waitForResponses();
    await act(async () => {
      screen.getByRole('link', { name: 'Grátis' }).click();
      screen.getByRole('button', { name: 'Novos desta semana' }).click();
      await flushPromises();
    });
    expect(router.location().search).toBe('?kind=free&new=week&order=7');
    await act(async () => {
      screen.getByRole('button', { name: 'Novos desta semana' }).click();
      screen.getByRole('link', { name: 'Avulsos' }).click();
      await flushPromises();
    });
    expect(router.location().search).toBe('?kind=on_demand&order=7');
  });

  it('keeps all three quick choices when the URL changes to the first after the second', async () => {
    const { navigations, changeUrl } = await chooseTwoBeforeUrlChanges();
    changeUrl(navigations[0]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Gênero' }), { target: { value: 'horror' } });
    expect(navigations.map(({ search }) => search)).toEqual([
      '?kind=free&order=7',
      '?kind=free&new=week&order=7',
      '?kind=free&genre=horror&new=week&order=7',
    ]);
  });

  it('adds a choice to the filters in the URL after the back button or a link', async () => {
    const { navigations, changeUrl } = await chooseTwoBeforeUrlChanges();
    changeUrl(navigations[1]);
    changeUrl(navigations[0], NavigationType.Pop);
    fireEvent.change(screen.getByRole('combobox', { name: 'Gênero' }), { target: { value: 'horror' } });
    expect(navigations.at(-1)?.search).toBe('?kind=free&genre=horror&order=7');
    changeUrl({ search: '?rating=12' });
    fireEvent.click(screen.getByRole('button', { name: 'Novos desta semana' }));
    expect(navigations.at(-1)?.search).toBe('?rating=12&new=week&order=7');
  });

  it('leaves a click with a modifier key to the browser', async () => {
    const router = openPage('/catalog', new FakeIssues(free));
    await waitForResponses();
    const leftToBrowser: boolean[] = [];
    const recordClick = (event: MouseEvent) => {
      leftToBrowser.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', recordClick, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Grátis' }), { ctrlKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Novos desta semana' }));
    await waitForResponses();
    expect(leftToBrowser).toEqual([true]);
    expect(router.location().search).toBe('?new=week&order=7');
  });

  it('writes each choice into the address and keeps the others', async () => {
    const router = openPage('/catalog?kind=free', new FakeIssues(free));
    await waitForResponses();
    fireEvent.change(screen.getByRole('combobox', { name: 'Classificação' }), { target: { value: '16' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Gênero' }), { target: { value: 'horror' } });
    fireEvent.click(screen.getByRole('button', { name: 'Novos desta semana' }));
    await waitForResponses();
    expect(router.location().search).toBe('?kind=free&genre=horror&rating=16&new=week&order=7');
    expect(screen.getByRole('button', { name: 'Novos desta semana' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    fireEvent.click(screen.getByRole('link', { name: 'Todos' }));
    await waitForResponses();
    expect(router.location().search).toBe('?genre=horror&rating=16&new=week&order=7');
  });

  it('never shows issues of another query, and loads each query once', async () => {
    const issues = new FakeIssues(free, horror);
    const router = openPage('/catalog?genre=horror', issues);
    await waitForResponses();
    const responses = holdResponses(issues, 'listFiltered');
    await act(async () => router.go('/catalog?kind=free'));
    expect(titles()).toEqual([]);
    await act(async () => router.go('/catalog?genre=horror'));
    expect(titles()).toEqual(['Noite']);
    await act(() => responses.release());
    expect(titles()).toEqual(['Noite']);
    await act(async () => router.go('/catalog?kind=free'));
    expect(titles()).toEqual(['Manhã']);
    expect(issues.requests).toHaveLength(2);
  });

  it('offers to clear filters that match nothing', async () => {
    const router = openPage('/catalog?genre=war', new FakeIssues(free));
    await waitForResponses();
    expect(screen.getByText('Nenhum quadrinho combina com estes filtros.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Limpar filtros' }));
    await waitForResponses();
    expect(router.location().search).toBe('');
    expect(titles()).toEqual(['Manhã']);
    expect(screen.getByText('1 quadrinho')).toBeTruthy();
  });

  it.each([
    ['a guided account', 'blocked', ['', 'L', '10', '12']],
    ['a visitor', 'ask', ['', 'L', '10', '12', '14', '16']],
  ] as const)('does not offer the adult genre and blocked ratings to %s', async (_, gate, offeredRatings) => {
    const presenter = new CataloguePresenter(new FakeIssues(free), new FakeShowcase(), 7, defaultReader);
    const router = setUpRoutes('/catalog', [
      { path: '/catalog', element: <CataloguePage presenter={presenter} /> },
    ]);
    const gateOf = (rating: ParentalRating) => (['L', '10', '12'].includes(rating) ? 'open' : gate);
    render(<RatingGateContext value={{ isLoading: false, gateOf }}>{router.element}</RatingGateContext>);
    await waitForResponses();
    const ratings = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Classificação' });
    expect([...ratings.options].map(({ value }) => value)).toEqual(offeredRatings);
    expect(screen.queryByRole('link', { name: 'Erótico' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Erótico' })).toBeNull();
  });

  it('links to every genre', async () => {
    openPage('/catalog', new FakeIssues());
    await waitForResponses();
    expect(screen.getByRole('link', { name: 'Ficção científica' }).getAttribute('href')).toBe(
      '/genre/science-fiction',
    );
    expect(screen.getByRole('navigation', { name: 'Gêneros' }).querySelectorAll('a')).toHaveLength(20);
  });
});

describe('the list of CataloguePage', () => {
  const manyIssues = Array.from({ length: 25 }, (_, index) => buildTitledIssue(`Edição ${index}`));

  it('loads more with its button, and focuses the message at the end', async () => {
    const issues = new FakeIssues(...manyIssues);
    openPage('/catalog', issues);
    await waitForResponses();
    expect(titles()).toHaveLength(20);
    const more = screen.getByRole('button', { name: 'Carregar mais' });
    more.focus();
    fireEvent.click(more);
    await waitForResponses();
    expect(titles()).toHaveLength(25);
    expect(document.activeElement?.textContent).toBe('Você chegou ao fim do catálogo.');
    expect(issues.requests).toEqual(['filtered 7 0', 'filtered 7 1']);
  });

  it('waits for its button after a hundred issues, then loads the next hundred', async () => {
    const observers: (() => void)[] = [];
    class FakeIntersectionObserver {
      constructor(onChange: IntersectionObserverCallback) {
        observers.push(() =>
          onChange([{ isIntersecting: true } as IntersectionObserverEntry], this as never),
        );
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
    try {
      const issues = new FakeIssues(
        ...Array.from({ length: 250 }, (_, index) => buildTitledIssue(`Edição ${index}`)),
      );
      openPage('/catalog', issues);
      await waitForResponses();
      const reachEnd = async () => {
        for (let step = 0; step < 12; step += 1) {
          for (const report of observers.splice(0)) act(report);
          await waitForResponses();
        }
      };
      await reachEnd();
      expect(issues.requests).toHaveLength(5);
      fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
      await waitForResponses();
      await reachEnd();
      expect(issues.requests).toHaveLength(10);
    } finally {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }
  });

  it('keeps its issues when the next page fails, and retries only that page', async () => {
    const issues = new FakeIssues(...manyIssues);
    openPage('/catalog', issues);
    await waitForResponses();
    issues.failure = failures.networkConnection;
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await waitForResponses();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(titles()).toHaveLength(20);
    issues.failure = null;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitForResponses();
    expect(titles()).toHaveLength(25);
    expect(issues.requests).toEqual(['filtered 7 0', 'filtered 7 1', 'filtered 7 1']);
  });

  it('shows no issue twice if the catalogue changes between pages', async () => {
    const issues = new FakeIssues(...manyIssues);
    const responses = holdResponses(issues, 'listFiltered');
    openPage('/catalog', issues);
    await act(() => responses.release());
    issues.issues = [buildTitledIssue('Nova'), ...manyIssues];
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await act(() => responses.release());
    expect(new Set(titles()).size).toBe(titles().length);
  });

  it('offers only genres that have issues, and one that the address names', async () => {
    const showcase = new FakeShowcase(horror, buildTitledIssue('Riso', { genre: 'comedy' }));
    const presenter = new CataloguePresenter(new FakeIssues(), showcase, 7, defaultReader);
    const optionTexts = () =>
      [...screen.getByLabelText('Gênero').querySelectorAll('option')].map(({ textContent }) => textContent);
    const router = setUpRoutes('/catalog?genre=war', [
      { path: '/catalog', element: <CataloguePage presenter={presenter} /> },
    ]);
    render(router.element);
    expect(optionTexts()).toHaveLength(21);
    await act(() => presenter.startGenres());
    await act(() => presenter.startGenres());
    expect(showcase.requests).toEqual(['listGenres']);
    expect(optionTexts()).toEqual(['Todos os gêneros', 'Comédia', 'Guerra', 'Terror']);
    const links = within(screen.getByRole('navigation', { name: 'Gêneros' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Comédia', 'Terror']);
  });

  it('offers a child only genres of which it can open an issue', async () => {
    const showcase = new FakeShowcase(
      buildTitledIssue('Medo', { genre: 'horror', parentalRating: '14' }),
      buildTitledIssue('Riso', { genre: 'comedy', parentalRating: '10' }),
    );
    const presenter = new CataloguePresenter(new FakeIssues(), showcase, 7, defaultReader);
    await presenter.startGenres();
    const router = setUpRoutes('/catalog', [
      { path: '/catalog', element: <CataloguePage presenter={presenter} /> },
    ]);
    render(
      <RatingGateContext
        value={{ isLoading: false, gateOf: (rating) => (['L', '10'].includes(rating) ? 'open' : 'blocked') }}
      >
        {router.element}
      </RatingGateContext>,
    );
    await waitForResponses();
    const options = [...screen.getByLabelText('Gênero').querySelectorAll('option')];
    expect(options.map(({ textContent }) => textContent)).toEqual(['Todos os gêneros', 'Comédia']);
    const links = within(screen.getByRole('navigation', { name: 'Gêneros' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Comédia']);
  });

  it('offers all genres if they could not be loaded', async () => {
    const showcase = new FakeShowcase(horror);
    showcase.failure = failures.networkConnection;
    const presenter = new CataloguePresenter(new FakeIssues(), showcase, 7, defaultReader);
    await presenter.startGenres();
    expect(presenter.genresFor(null)).toEqual(genres);
  });
});

describe('in a market without plans', () => {
  const withoutPlans = { ...defaultReader, marketOffers: { plans: false, credits: false } };
  const kinds = () =>
    within(screen.getByRole('navigation', { name: 'Como ler' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('offers no filter for what plans include', () => {
    openPage('/catalog', new FakeIssues(), withoutPlans);
    expect(kinds()).toEqual(['Todos', 'Grátis', 'Avulsos']);
  });

  it('keeps the filter for a reader who has a plan', () => {
    const rights = { ...noEntitlements, subscription: { id: 'voucher-plan' } };
    openPage('/catalog', new FakeIssues(), { ...withoutPlans, rights });
    expect(kinds()).toContain('Na assinatura');
  });

  it('keeps the filter that the address selects', () => {
    openPage('/catalog?kind=subscription', new FakeIssues(), withoutPlans);
    expect(kinds()).toContain('Na assinatura');
  });
});
