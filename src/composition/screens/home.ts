import { homeEnUs } from '../../presentation/home/home.en-us.ts';
import { homePtBr } from '../../presentation/home/home.pt-br.ts';
import { HomePage } from '../../presentation/home/home-page.tsx';
import { HomePresenter } from '../../presentation/home/home-presenter.ts';
import { OwnShelves } from '../../presentation/home/own-shelves.ts';
import { ShopShelves } from '../../presentation/home/shop-shelves.ts';
import { favouritesModule } from '../modules/favourites-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { showcaseModule } from '../modules/showcase-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const home = screen({
  presenter: tokens.homePresenter,
  page: HomePage,
  texts: { home: [homePtBr, homeEnUs] },
  isLocalized: true,
  shared: [showcaseModule, favouritesModule],
  fetch: (presenter) => presenter.fetch(),
  scoped: [
    lateModule((bind) => {
      // Shared by the upper and lower part of the screen.
      bind(tokens.shopShelves)
        .toResolvedValue(
          (issues, readings, publishers, showcase) => new ShopShelves(issues, readings, publishers, showcase),
          [tokens.issues, tokens.readings, tokens.publishers, tokens.showcase],
        )
        .inSingletonScope();
      bind(tokens.ownShelves).toResolvedValue(
        (readings, favourites, session) => new OwnShelves(readings, favourites, session),
        [tokens.readings, tokens.favourites, tokens.sessionPresenter],
      );
      bind(tokens.homePresenter)
        .toResolvedValue(
          (shop, own, parts) =>
            new HomePresenter(
              shop,
              own,
              parts.lazyPart(async () => {
                const file = await import(/* webpackChunkName: 'lower-home' */ '../parts/lower-home.ts');
                return file.lowerHome;
              }),
            ),
          [tokens.shopShelves, tokens.ownShelves, tokens.parts],
        )
        .inSingletonScope();
    }),
  ],
});
