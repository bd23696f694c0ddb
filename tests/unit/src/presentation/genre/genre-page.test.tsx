import { act, cleanup, render, screen } from '@testing-library/react';
import { genreSlug, genres } from '../../../../../src/domain/catalogue/genre.ts';
import { GenrePage } from '../../../../../src/presentation/genre/genre-page.tsx';
import { GenrePresenter } from '../../../../../src/presentation/genre/genre-presenter.ts';
import { genreTaglinesEnUs } from '../../../../../src/presentation/genre/genre-taglines.en-us.ts';
import { genreTaglinesPtBr } from '../../../../../src/presentation/genre/genre-taglines.pt-br.ts';
import {
  type RatingGate,
  RatingGateContext,
} from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../set-up-routes.tsx';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

async function openPage(
  address: string,
  showcase = new FakeShowcase(buildIssue({ genre: 'horror' })),
  gate: RatingGate = { isLoading: false, gateOf: () => 'open' },
) {
  const presenter = new GenrePresenter(showcase, 11);
  const router = setUpRoutes(address, [
    { path: '/genre/:genre', element: <GenrePage presenter={presenter} /> },
  ]);
  render(<RatingGateContext value={gate}>{router.element}</RatingGateContext>);
  await act(flushPromises);
  return { ...router, showcase };
}

describe('GenrePage', () => {
  it('shows the genre with its sentence and issues', async () => {
    const { showcase } = await openPage('/genre/horror');
    expect(screen.getByRole('heading', { level: 1, name: 'Terror' })).toBeTruthy();
    expect(screen.getByText('Melhor ler de luz acesa.')).toBeTruthy();
    expect(screen.getByText('Nanquim')).toBeTruthy();
    expect(showcase.requests).toEqual(['listByGenre horror 11 0']);
  });

  it('links to the other genres and to the catalogue', async () => {
    await openPage('/genre/science-fiction');
    expect(screen.queryByRole('link', { name: 'Ficção científica' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Terror' }).getAttribute('href')).toBe('/genre/horror');
    expect(screen.getByRole('link', { name: 'Filtrar e ordenar' }).getAttribute('href')).toBe(
      '/catalog?genre=science-fiction',
    );
  });

  it('shows a message if the genre has no issues', async () => {
    await openPage('/genre/war');
    expect(screen.getByText('Esta prateleira ainda está vazia. Volte daqui a pouco!')).toBeTruthy();
  });

  it('says that the comics are not for the age of a child who can open none', async () => {
    await openPage('/genre/horror', undefined, { isLoading: false, gateOf: () => 'blocked' });
    expect(screen.getByText('Estes quadrinhos não são para a sua idade.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver o catálogo' }).getAttribute('href')).toBe('/catalog');
    expect(screen.queryByText(/ainda está vazia/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Filtrar e ordenar' })).toBeNull();
  });

  it('loads each genre once', async () => {
    const { showcase, go } = await openPage('/genre/horror');
    await act(async () => go('/genre/war'));
    await act(async () => go('/genre/horror'));
    expect(showcase.requests).toEqual(['listByGenre horror 11 0', 'listByGenre war 11 0']);
    expect(screen.getByText('Nanquim')).toBeTruthy();
  });

  it('offers a search for an unknown genre', async () => {
    const { showcase } = await openPage('/genre/rock');
    expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('rock');
    expect(showcase.requests).toEqual([]);
  });
});

it('genre lines have a different sentence for each genre in both languages', () => {
  for (const lines of [genreTaglinesPtBr, genreTaglinesEnUs]) {
    expect(Object.keys(lines).sort()).toEqual([...genres].sort());
    expect(new Set(Object.values(lines)).size).toBe(genres.length);
  }
  expect(new Set(genres.map(genreSlug)).size).toBe(genres.length);
});
