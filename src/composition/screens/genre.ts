import { genreOfSlug } from '../../domain/catalogue/genre.ts';
import { genreEnUs } from '../../presentation/genre/genre.en-us.ts';
import { genrePtBr } from '../../presentation/genre/genre.pt-br.ts';
import { GenrePage } from '../../presentation/genre/genre-page.tsx';
import { GenrePresenter } from '../../presentation/genre/genre-presenter.ts';
import { lateModule } from '../modules/late-module.ts';
import { showcaseModule } from '../modules/showcase-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const genre = screen({
  presenter: tokens.genrePresenter,
  page: GenrePage,
  texts: { genre: [genrePtBr, genreEnUs] },
  isLocalized: true,
  shared: [showcaseModule],
  fetch: (presenter, { genre: slug }) => {
    const genre = genreOfSlug(slug ?? '');
    if (genre) void presenter.listOf(genre).start();
  },
  scoped: [
    lateModule((bind) => {
      bind(tokens.genrePresenter)
        .toResolvedValue(
          (showcase, shuffleModule) => new GenrePresenter(showcase, shuffleModule),
          [tokens.showcase, tokens.shuffleModule],
        )
        .inSingletonScope();
    }),
  ],
});
