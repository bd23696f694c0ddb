import { GenreShelves } from '../../presentation/home/genre-shelves.ts';
import { homeEnUs } from '../../presentation/home/home.en-us.ts';
import { homePtBr } from '../../presentation/home/home.pt-br.ts';
import { LowerHome } from '../../presentation/home/lower-home.ts';
import { LowerHomeView } from '../../presentation/home/lower-home-view.tsx';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { plansEnUs } from '../../presentation/plans/plans.en-us.ts';
import { plansPtBr } from '../../presentation/plans/plans.pt-br.ts';
import { offeredPlansModule } from '../modules/checkout/offered-plans-module.ts';
import { plansModule } from '../modules/checkout/plans-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

const lowerHomeModule = lateModule((bind) => {
  bind(tokens.genreShelves).toResolvedValue(
    (showcase, issues, shuffleModule) => new GenreShelves({ showcase, issues, shuffleModule }),
    [tokens.showcase, tokens.issues, tokens.shuffleModule],
  );
  bind(tokens.lowerHome).toResolvedValue(
    (sharedShelves, ownShelves, genreShelves, parts, plans, profile) =>
      new LowerHome({
        sharedShelves,
        ownShelves,
        genreShelves,
        followedNews: parts.lazyPart(async () => {
          const file = await import(/* webpackChunkName: 'followed-news' */ './followed-news.ts');
          return file.followedNews;
        }),
        plans,
        profile,
      }),
    [
      tokens.sharedShelves,
      tokens.ownShelves,
      tokens.genreShelves,
      tokens.parts,
      tokens.offeredPlans,
      tokens.readerProfilePresenter,
    ],
  );
});

/** The lower part of the home screen. */
export const lowerHome = part({
  presenter: tokens.lowerHome,
  View: LowerHomeView,
  texts: {
    formats: [formatsPtBr, formatsEnUs],
    home: [homePtBr, homeEnUs],
    plans: [plansPtBr, plansEnUs],
  },
  shared: [plansModule, offeredPlansModule],
  scoped: [lowerHomeModule],
});
