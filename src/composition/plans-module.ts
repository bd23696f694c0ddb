import { HttpPlans } from '../infrastructure/comics/http-plans.ts';
import { lateModule } from './late-module.ts';
import { tokens } from './tokens.ts';

/** The plans that are sold, on every screen that offers them. */
export const plansModule = lateModule((bind) => {
  bind(tokens.plans).toResolvedValue((comics) => new HttpPlans(comics), [tokens.comicsClient]);
});
