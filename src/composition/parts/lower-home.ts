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
    (showcase, module) => new GenreShelves(showcase, module),
    [tokens.showcase, tokens.shuffleModule],
  );
  bind(tokens.lowerHome).toResolvedValue(
    (sharedShelves, genreShelves, plans, profile) =>
      new LowerHome({ sharedShelves, genreShelves, plans, profile }),
    [tokens.sharedShelves, tokens.genreShelves, tokens.offeredPlans, tokens.readerProfilePresenter],
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
