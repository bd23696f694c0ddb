import { act, cleanup, render, screen } from '@testing-library/react';
import { genreSlug, genres } from '../../../../../src/domain/catalogue/genre.ts';
import { genreLinesEnUs } from '../../../../../src/presentation/genre/genre-lines.en-us.ts';
import { genreLinesPtBr } from '../../../../../src/presentation/genre/genre-lines.pt-br.ts';
import { GenrePage } from '../../../../../src/presentation/genre/genre-page.tsx';
import { GenrePresenter } from '../../../../../src/presentation/genre/genre-presenter.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { settled } from '../../../../fakes/hold-answers.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { atAddress } from '../at-address.tsx';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

async function open(address: string, showcase = new FakeShowcase(someIssue({ genre: 'horror' }))) {
  const presenter = new GenrePresenter(showcase, 11);
  const at = atAddress(address, [{ path: '/genre/:genre', element: <GenrePage presenter={presenter} /> }]);
  render(at.element);
  await act(settled);
  return { ...at, showcase };
}

describe('the page of a genre', () => {
  it('says what the genre is and shows its issues', async () => {
    const { showcase } = await open('/genre/horror');
    expect(screen.getByRole('heading', { level: 1, name: 'Terror' })).toBeTruthy();
    expect(screen.getByText('Melhor ler de luz acesa.')).toBeTruthy();
    expect(screen.getByText('Nanquim')).toBeTruthy();
    expect(showcase.requests).toEqual(['ofGenre horror 11 0']);
  });

  it('leads to the other genres and to the filters of the catalogue', async () => {
    await open('/genre/science-fiction');
    expect(screen.queryByRole('link', { name: 'Ficção científica' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Terror' }).getAttribute('href')).toBe('/genre/horror');
    expect(screen.getByRole('link', { name: 'Filtrar no catálogo' }).getAttribute('href')).toBe(
      '/catalog?genre=science-fiction',
    );
  });

  it('says so where there is nothing yet', async () => {
    await open('/genre/war');
    expect(screen.getByText('Esta prateleira ainda está vazia. Volte daqui a pouco!')).toBeTruthy();
  });

  it('asks for each genre once', async () => {
    const { showcase, go } = await open('/genre/horror');
    await act(async () => go('/genre/war'));
    await act(async () => go('/genre/horror'));
    expect(showcase.requests).toEqual(['ofGenre horror 11 0', 'ofGenre war 11 0']);
    expect(screen.getByText('Nanquim')).toBeTruthy();
  });

  it('offers a search in place of a genre that is none', async () => {
    const { showcase } = await open('/genre/rock');
    expect(screen.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('rock');
    expect(showcase.requests).toEqual([]);
  });
});

it('has a sentence about each genre in both languages, and no two alike', () => {
  for (const lines of [genreLinesPtBr, genreLinesEnUs]) {
    expect(Object.keys(lines).sort()).toEqual([...genres].sort());
    expect(new Set(Object.values(lines)).size).toBe(genres.length);
  }
  expect(new Set(genres.map(genreSlug)).size).toBe(genres.length);
});
