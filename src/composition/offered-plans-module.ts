import { OfferedPlans } from '../presentation/shell/offered-plans.ts';
import { lateModule } from './late-module.ts';
import { tokens } from './tokens.ts';

/** What the home and the plans screen share. */
export const offeredPlansModule = lateModule((bind) => {
  bind(tokens.offeredPlans)
    .toResolvedValue(
      (plans, language) => new OfferedPlans(plans, language),
      [tokens.plans, tokens.languagePresenter],
    )
    .inSingletonScope();
});
