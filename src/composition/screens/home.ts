import { homeEnUs } from '../../presentation/home/home.en-us.ts';
import { homePtBr } from '../../presentation/home/home.pt-br.ts';
import { HomePage } from '../../presentation/home/home-page.tsx';
import { HomePresenter } from '../../presentation/home/home-presenter.ts';
import { OwnShelves } from '../../presentation/home/own-shelves.ts';
import { SharedShelves } from '../../presentation/home/shared-shelves.ts';
import { favouritesModule } from '../modules/favourites-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { publishersModule } from '../modules/publishers-module.ts';
import { visitorReadingsModule } from '../modules/reading/visitor-readings-module.ts';
import { showcaseModule } from '../modules/showcase-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const home = screen({
  presenter: tokens.homePresenter,
  page: HomePage,
  texts: { home: [homePtBr, homeEnUs] },
  isLocalized: true,
  shared: [publishersModule, showcaseModule, favouritesModule, visitorReadingsModule],
  fetch: (presenter) => presenter.fetch(),
  scoped: [
    lateModule((bind) => {
      // Shared by the upper and lower part of the screen.
      bind(tokens.sharedShelves)
        .toResolvedValue(
          (issues, readings, publishers, showcase, shuffleModule) =>
            new SharedShelves({ issues, readings, publishers, showcase, shuffleModule }),
          [tokens.issues, tokens.readings, tokens.publishers, tokens.showcase, tokens.shuffleModule],
        )
        .inSingletonScope();
      bind(tokens.ownShelves)
        .toResolvedValue(
          (readings, favourites, session, visitorReadings, parts) =>
            new OwnShelves({
              readings,
              favourites,
              session,
              visitorReadings,
              listNextIssues: parts.lazyUseCase(tokens.listNextIssues, async () => {
                const file = await import(/* webpackChunkName: 'next-issues' */ '../parts/next-issues.ts');
                return file.nextIssues;
              }),
            }),
          [tokens.readings, tokens.favourites, tokens.sessionPresenter, tokens.visitorReadings, tokens.parts],
        )
        .inSingletonScope();
      bind(tokens.homePresenter)
        .toResolvedValue(
          (sharedShelves, own, parts, profile) =>
            new HomePresenter(
              sharedShelves,
              own,
              parts.lazyPart(async () => {
                const file = await import(/* webpackChunkName: 'lower-home' */ '../parts/lower-home.ts');
                return file.lowerHome;
              }),
              profile,
            ),
          [tokens.sharedShelves, tokens.ownShelves, tokens.parts, tokens.readerProfilePresenter],
        )
        .inSingletonScope();
    }),
  ],
});
