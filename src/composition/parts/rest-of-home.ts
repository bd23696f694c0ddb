import { GenreShelves } from '../../presentation/home/genre-shelves.ts';
import { homeEnUs } from '../../presentation/home/home.en-us.ts';
import { homePtBr } from '../../presentation/home/home.pt-br.ts';
import { RestOfHome } from '../../presentation/home/rest-of-home.ts';
import { RestOfHomeView } from '../../presentation/home/rest-of-home-view.tsx';
import { plansEnUs } from '../../presentation/plans/plans.en-us.ts';
import { plansPtBr } from '../../presentation/plans/plans.pt-br.ts';
import { lateModule } from '../modules/late-module.ts';
import { offeredPlansModule } from '../modules/offered-plans-module.ts';
import { plansModule } from '../modules/plans-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

const restModule = lateModule((bind) => {
  bind(tokens.genreShelves).toResolvedValue(
    (showcase, module) => new GenreShelves(showcase, module),
    [tokens.showcase, tokens.shuffleModule],
  );
  bind(tokens.restOfHome).toResolvedValue(
    (shop, genres, plans) => new RestOfHome(shop, genres, plans),
    [tokens.shopShelves, tokens.genreShelves, tokens.offeredPlans],
  );
});

/** The lower part of the home screen. */
export const restOfHome = part({
  presenter: tokens.restOfHome,
  View: RestOfHomeView,
  texts: { home: [homePtBr, homeEnUs], plans: [plansPtBr, plansEnUs] },
  shared: [plansModule, offeredPlansModule],
  scoped: [restModule],
});
