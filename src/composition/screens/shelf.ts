import { shelfEnUs } from '../../presentation/shelf/shelf.en-us.ts';
import { shelfPtBr } from '../../presentation/shelf/shelf.pt-br.ts';
import { ShelfPage } from '../../presentation/shelf/shelf-page.tsx';
import { ShelfPresenter } from '../../presentation/shelf/shelf-presenter.ts';
import { shelfSectionsEnUs } from '../../presentation/shell/shelf/shelf-sections.en-us.ts';
import { shelfSectionsPtBr } from '../../presentation/shell/shelf/shelf-sections.pt-br.ts';
import { isShelfSection } from '../../presentation/shell/shelf/shelf-sections.ts';
import { favouritesModule } from '../modules/favourites-module.ts';
import { favouritesPresenterModule } from '../modules/favourites-presenter-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { visitorReadingsModule } from '../modules/reading/visitor-readings-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const shelf = screen({
  presenter: tokens.shelfPresenter,
  page: ShelfPage,
  texts: { shelf: [shelfPtBr, shelfEnUs], shelfSections: [shelfSectionsPtBr, shelfSectionsEnUs] },
  shared: [favouritesModule, favouritesPresenterModule, visitorReadingsModule],
  isLocalized: true,
  isPersonal: true,
  fetch: (presenter, { section }) => {
    if (isShelfSection(section)) presenter.fetch(section);
  },
  scoped: [
    lateModule((bind) => {
      bind(tokens.shelfPresenter)
        .toResolvedValue(
          (session, visitorReadings, readings, favourites, ownFavourites, acquisitions, clock) =>
            new ShelfPresenter({
              session,
              visitorReadings,
              readings,
              favourites,
              ownFavourites,
              acquisitions,
              clock,
            }),
          [
            tokens.sessionPresenter,
            tokens.visitorReadings,
            tokens.readings,
            tokens.favourites,
            tokens.favouritesPresenter,
            tokens.acquisitions,
            tokens.clock,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
