import { HttpPlans } from '../../../infrastructure/comics/http-plans.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** The plans for sale, on all screens that offer them. */
export const plansModule = lateModule((bind) => {
  bind(tokens.plans).toResolvedValue((comics) => new HttpPlans(comics), [tokens.comicsClient]);
});
