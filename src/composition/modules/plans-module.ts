import { HttpPlans } from '../../infrastructure/comics/http-plans.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The plans that are sold, on every screen that offers them. */
export const plansModule = lateModule((bind) => {
  bind(tokens.plans).toResolvedValue((comics) => new HttpPlans(comics), [tokens.comicsClient]);
});
