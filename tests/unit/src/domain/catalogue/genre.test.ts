import { genreOfSlug, genreSlug, genres, isGenre } from '../../../../../src/domain/catalogue/genre.ts';

describe('genre slugs', () => {
  it('exist for twenty genres', () => {
    expect(genres).toHaveLength(20);
    expect([isGenre('science fiction'), isGenre('science-fiction'), isGenre('')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are unique and need no escaping', () => {
    const slugs = genres.map(genreSlug);
    for (const slug of slugs) expect(encodeURIComponent(slug)).toBe(slug);
    expect(new Set(slugs).size).toBe(genres.length);
    expect([genreSlug("children's"), genreSlug('slice of life')]).toEqual(['childrens', 'slice-of-life']);
  });

  it('identify their genre, and other texts identify none', () => {
    for (const genre of genres) expect(genreOfSlug(genreSlug(genre))).toBe(genre);
    for (const other of ['', 'Horror', 'science fiction', "children's", 'toString', 'horror ']) {
      expect([other, genreOfSlug(other)]).toEqual([other, null]);
    }
  });
});
