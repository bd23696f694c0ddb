import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { ParentalRating } from '../../../../../src/domain/catalogue/issue.ts';
import type { Gate } from '../../../../../src/domain/catalogue/rating-gate.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { SearchPage } from '../../../../../src/presentation/search/search-page.tsx';
import { RatingGateContext } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../../../../fakes/catalogue/build-publisher.ts';
import { exampleSeries } from '../../../../fakes/catalogue/fake-series-collection.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';
import { buildTitledIssue, setUpSearch } from './set-up-search.ts';

/** Never reports an intersection or a resize. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
  return startI18n('pt-br');
});
afterEach(cleanup);

async function openPage(address: string, fixture = setUpSearch()) {
  const router = setUpRoutes(address, [
    { path: '/search', element: <SearchPage presenter={fixture.presenter} /> },
    { path: '*', element: null },
  ]);
  render(router.element);
  await act(flushPromises);
  return { ...router, ...fixture };
}

describe('SearchPage', () => {
  const isForChildren = (rating: ParentalRating): Gate => (rating === 'L' ? 'open' : 'blocked');

  it('shows found issues, series and publishers', async () => {
    const fixture = setUpSearch();
    fixture.issues.issues = [buildIssue()];
    await openPage('/search?s=nanquim', fixture);
    expect(screen.getByRole('heading', { level: 1, name: 'Resultados para “nanquim”' })).toBeTruthy();
    const series = within(screen.getByRole('region', { name: 'Séries' }));
    expect(series.getByRole('link').getAttribute('href')).toBe('/series/nanquim');
    const issues = within(screen.getByRole('region', { name: 'Quadrinhos' }));
    expect(issues.getByRole('link').getAttribute('href')).toBe('/issue/nanquim-1');
    expect(screen.queryByRole('region', { name: 'Editoras' })).toBeNull();
  });

  it('shows nothing until all three lists are loaded, so that the layout does not shift', async () => {
    const fixture = setUpSearch();
    const publishers = holdResponses(fixture.publishers, 'search');
    await openPage('/search?s=sertao', fixture);
    expect(screen.queryByText('Sertão Elétrico')).toBeNull();
    expect(screen.getByText('Buscando…')).toBeTruthy();
    await act(() => publishers.release());
    expect(screen.getByText('Sertão Elétrico')).toBeTruthy();
  });

  it('is titled with the words that were searched instead of a misspelt query, when their results are shown', async () => {
    const fixture = setUpSearch();
    fixture.issues.corrections.set('zertao eletriko', 'Sertão Elétrico');
    const publishers = holdResponses(fixture.publishers, 'search');
    await openPage('/search?s=zertao+eletriko', fixture);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Resultados para “zertao eletriko”');
    await act(() => publishers.release());
    expect(title.textContent).toBe('Resultados para “Sertão Elétrico”');
    expect(document.title).toBe('Resultados para “Sertão Elétrico” – Banca');
    expect(screen.getByText('Não encontramos “zertao eletriko”.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Sertão Elétrico/ }).getAttribute('href')).toMatch(/^\/issue\//);
  });

  it('shows few issues with their descriptions, and others of the publisher, which it loads when they come near', async () => {
    const fixture = setUpSearch();
    const found = buildTitledIssue('Sertão Elétrico');
    fixture.issues.issues = [found, buildTitledIssue('Maré Alta')];
    await openPage('/search?s=sertao', fixture);
    const results = within(screen.getByRole('region', { name: 'Quadrinhos' }));
    expect(results.getByText(found.content.description)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Mais de Editora Ipê' })).toBeTruthy();
    expect(fixture.issues.requests).toEqual(['search sertao 0']);
    await act(() => fixture.presenter.resultsFor('sertao')?.samePublisher.start());
    expect(results.getAllByRole('link')).toHaveLength(1);
    const others = within(screen.getByRole('region', { name: 'Mais de Editora Ipê' }));
    expect(others.getByRole('link').getAttribute('href')).toBe('/issue/Maré Alta');
  });

  it('has a page for all series if they do not fit in the line', async () => {
    const fixture = setUpSearch();
    for (let index = 2; index < 30; index += 1) {
      fixture.series.add({
        ...exampleSeries,
        id: `s${index}`,
        slug: `nanquim-${index}`,
        title: `Nanquim ${index}`,
      });
    }
    const { location } = await openPage('/search?s=nanquim', fixture);
    fireEvent.click(screen.getByRole('link', { name: 'Ver todos: Séries' }));
    await act(flushPromises);
    expect(location().search).toBe('?s=nanquim&in=series');
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await act(flushPromises);
    expect(screen.getAllByRole('link', { name: /Nanquim/ })).toHaveLength(29);
    expect(fixture.series.requests).toEqual(['search nanquim 0', 'search nanquim 1']);
    fireEvent.click(screen.getByRole('link', { name: 'Todos os resultados' }));
    await act(flushPromises);
    expect(location().search).toBe('?s=nanquim');
  });

  it.each(['/search?s=ana', '/search?s=ana&in=people'])(
    'shows people at %s, who lead to their pages, and saves the search',
    async (address) => {
      const fixture = setUpSearch();
      const { location } = await openPage(address, fixture);
      const people = screen.getByRole('region', { name: 'Quadrinistas' });
      fireEvent.click(within(people).getByRole('link', { name: /Ana Nanquim/ }));
      await act(flushPromises);
      expect(location().pathname).toBe('/creator/ana-nanquim');
      expect(fixture.recent.texts).toEqual(['ana']);
      expect(fixture.popularSearches.counted).toEqual(['ana']);
    },
  );

  it('suggests another text if nothing was found, and searches for it', async () => {
    const fixture = setUpSearch();
    fixture.issues.issues = [buildTitledIssue('Maré')];
    const { location, recent } = await openPage('/search?s=mare+azul', fixture);
    expect(screen.getByRole('heading', { level: 2, name: 'Nenhum resultado encontrado :(' })).toBeTruthy();
    expect(screen.getByText('Será que você não quis dizer: Maré?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Buscar: Maré' }));
    await act(flushPromises);
    expect(new URLSearchParams(location().search).get('s')).toBe('Maré');
    expect(screen.getByRole('link', { name: /Maré/ })).toBeTruthy();
    expect(recent.texts).toEqual(['Maré']);
  });

  it('suggests issues while the reader types in its own field, which keeps the text of the search', async () => {
    const fixture = setUpSearch();
    const { location } = await openPage('/search?s=mare', fixture);
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar na Banca' });
    expect(field.value).toBe('mare');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'sertao' } });
    // After the pause in typing, and once the code is loaded, which takes longer on a busy machine.
    const option = await screen.findByRole('option', { name: /Sertão Elétrico/ }, { timeout: 10_000 });
    expect(fixture.searchSuggestions.requests).toEqual(['sertao']);
    fireEvent.click(option);
    await act(flushPromises);
    expect(location().pathname).toBe('/issue/Sertão Elétrico');
    expect(fixture.recent.texts).toEqual(['sertao']);
  });

  it('links to the catalogue and genres if nothing was found', async () => {
    await openPage('/search?s=xilofone');
    expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terror' })).toBeTruthy();
  });

  describe('of a child', () => {
    async function openAsChild(...ratings: readonly ParentalRating[]) {
      return openResultsAsChild(setUpSearch(), '/search?s=turno', ...ratings);
    }

    async function openResultsAsChild(
      fixture: ReturnType<typeof setUpSearch>,
      address: string,
      ...ratings: readonly ParentalRating[]
    ) {
      fixture.issues.issues = ratings.map((parentalRating, index) => ({
        ...buildTitledIssue(`Turno ${index + 1}`),
        parentalRating,
      }));
      fixture.series.add({ ...exampleSeries, id: 'turno', title: 'Turno da Noite', parentalRating: '12' });
      const page = <SearchPage presenter={fixture.presenter} />;
      const { element } = setUpRoutes(address, [{ path: '/search', element: page }]);
      render(
        <RatingGateContext value={{ isLoading: false, gateOf: isForChildren }}>{element}</RatingGateContext>,
      );
      await act(flushPromises);
      return fixture;
    }

    it('says that nothing was found if the child may open none of the results', async () => {
      await openAsChild('12', '14');
      expect(screen.getByRole('heading', { level: 2, name: 'Nenhum resultado encontrado :(' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toBeTruthy();
      // They may have nothing for the child either.
      expect(screen.queryByRole('navigation', { name: 'Gêneros' })).toBeNull();
      expect(screen.queryByRole('heading', { name: 'Quadrinhos' })).toBeNull();
      expect(screen.queryByText('Turno da Noite')).toBeNull();
    });

    it('offers no popular searches, which may find nothing for the child', async () => {
      const { presenter } = setUpSearch();
      const page = <SearchPage presenter={presenter} />;
      const { element } = setUpRoutes('/search', [{ path: '/search', element: page }]);
      render(
        <RatingGateContext value={{ isLoading: false, gateOf: isForChildren }}>{element}</RatingGateContext>,
      );
      await act(flushPromises);
      expect(screen.queryByRole('region', { name: 'Buscas populares' })).toBeNull();
      expect(screen.getByRole('navigation', { name: 'Gêneros' })).toBeTruthy();
    });

    it('shows nothing that could move until it is known that the viewer is a child', async () => {
      const { presenter } = setUpSearch();
      const page = <SearchPage presenter={presenter} />;
      const { element } = setUpRoutes('/search', [{ path: '/search', element: page }]);
      const gate = observable({ isLoading: true, gateOf: (): Gate => 'open' }, {}, { deep: false });
      render(<RatingGateContext value={gate}>{element}</RatingGateContext>);
      await act(flushPromises);
      expect(screen.getByRole('combobox', { name: 'Buscar na Banca' })).toBeTruthy();
      expect(screen.queryByText('Buscas populares')).toBeNull();
      expect(screen.queryByText('Gêneros')).toBeNull();
      await act(async () =>
        runInAction(() => Object.assign(gate, { isLoading: false, gateOf: isForChildren })),
      );
      expect(screen.queryByText('Buscas populares')).toBeNull();
      expect(screen.getByRole('navigation', { name: 'Gêneros' })).toBeTruthy();
    });

    const buildRatedPublishers = (...ratings: readonly ParentalRating[]) =>
      ratings.map((lowestParentalRating, index) =>
        buildPublisher({
          id: `${index}`,
          username: `turno-${index}`,
          name: `Turno ${index}`,
          lowestParentalRating,
        }),
      );

    it.each(['/search?s=turno', '/search?s=turno&in=publishers'])(
      'leaves out publishers of which the child may open nothing at %s',
      async (address) => {
        const fixture = setUpSearch();
        fixture.publishers.publishers = buildRatedPublishers('12', 'L');
        await openResultsAsChild(fixture, address);
        const publishers = within(screen.getByRole('region', { name: 'Editoras' }));
        const links = publishers.getAllByRole('link', { name: /Turno/ });
        expect(links.map((link) => link.getAttribute('href'))).toEqual(['/publisher/turno-1']);
      },
    );

    it.each(['/search?s=turno', '/search?s=turno&in=publishers'])(
      'says that nothing was found if the child may open no comic of the found publishers at %s',
      async (address) => {
        const fixture = setUpSearch();
        fixture.publishers.publishers = buildRatedPublishers('12', '14');
        await openResultsAsChild(fixture, address);
        expect(screen.getByRole('heading', { name: 'Nenhum resultado encontrado :(' })).toBeTruthy();
        expect(screen.queryByText(/^Turno \d/)).toBeNull();
      },
    );

    it('shows the results that the child may open', async () => {
      await openAsChild('12', 'L');
      const issues = within(screen.getByRole('region', { name: 'Quadrinhos' }));
      expect(issues.getAllByRole('link')).toHaveLength(1);
      expect(screen.queryByText('Turno da Noite')).toBeNull();
    });

    it('loads more results while the child may open none of the loaded ones', async () => {
      await openAsChild(...Array.from({ length: 20 }, () => '12' as const), 'L');
      expect(screen.queryByRole('heading', { name: /^Nenhum resultado/ })).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
      await act(flushPromises);
      expect(screen.getByRole('link', { name: /Turno 21/ })).toBeTruthy();
    });
  });

  it('reports a lost network once, and searches again when it returns', async () => {
    const fixture = setUpSearch();
    const services = [fixture.issues, fixture.series, fixture.publishers, fixture.people];
    for (const service of services) service.failure = failures.networkConnection;
    await openPage('/search?s=sertao', fixture);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    for (const service of services) service.failure = null;
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await flushPromises();
    });
    expect(screen.getByText('Sertão Elétrico')).toBeTruthy();
  });

  it('shows the failure of one list beside the others', async () => {
    const fixture = setUpSearch();
    fixture.series.failure = failures.timeout;
    await openPage('/search?s=sertao', fixture);
    expect(within(screen.getByRole('region', { name: 'Séries' })).getByRole('alert')).toBeTruthy();
    expect(screen.getByText('Sertão Elétrico')).toBeTruthy();
  });

  it('saves a search when a result is opened, and not before', async () => {
    const { recent } = await openPage('/search?s=sertao');
    expect(recent.texts).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: /Sertão Elétrico/ }));
    await act(flushPromises);
    expect(recent.texts).toEqual(['sertao']);
  });
});

describe('SearchPage without a query', () => {
  it('links to genres and recent searches', async () => {
    const fixture = setUpSearch();
    fixture.recentSearches.remember(null, 'maré & sol');
    const { issues, location } = await openPage('/search', fixture);
    const genres = screen.getByRole('navigation', { name: 'Gêneros' });
    expect(within(genres).getByRole('link', { name: 'Terror' })).toBeTruthy();
    expect(issues.requests).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: 'maré & sol' }));
    await act(flushPromises);
    expect(new URLSearchParams(location().search).get('s')).toBe('maré & sol');
  });

  it('links to popular searches, which then count as searches of this reader', async () => {
    const fixture = setUpSearch();
    const { location } = await openPage('/search', fixture);
    const popular = screen.getByRole('region', { name: 'Buscas populares' });
    expect(
      within(popular)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Terror', 'Nanquim']);
    fireEvent.click(within(popular).getByRole('link', { name: 'Nanquim' }));
    await act(flushPromises);
    expect(location().search).toBe('?s=Nanquim');
    expect(fixture.popularSearches.counted).toEqual(['Nanquim']);
    expect(fixture.recent.texts).toEqual(['Nanquim']);
  });

  it('leaves popular searches out if there are none', async () => {
    const fixture = setUpSearch();
    fixture.popularSearches.failure = failures.timeout;
    await openPage('/search', fixture);
    expect(screen.queryByRole('region', { name: 'Buscas populares' })).toBeNull();
  });

  it('removes one recent search, and all of them', async () => {
    const fixture = setUpSearch();
    for (const text of ['maré', 'sertão', 'turno']) fixture.recentSearches.remember(null, text);
    await openPage('/search', fixture);
    fireEvent.click(screen.getByRole('button', { name: 'Esquecer: sertão' }));
    expect(screen.queryByRole('link', { name: 'sertão' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Esquecer: maré' }));
    fireEvent.click(screen.getByRole('button', { name: 'Esquecer: maré' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Esquecer: turno' }));
    fireEvent.click(screen.getByRole('button', { name: 'Esquecer todas' }));
    expect(screen.queryByRole('region', { name: 'Buscas recentes' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Gêneros' }));
    expect(fixture.recentSearches.list(null)).toEqual([]);
  });
});
