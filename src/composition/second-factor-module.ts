import { HttpSecondFactor } from '../infrastructure/identity/http-second-factor.ts';
import { lateModule } from './late-module.ts';
import { tokens } from './tokens.ts';

/** The second factor of the signed-in account. */
export const secondFactorModule = lateModule((bind) => {
  bind(tokens.secondFactor).toResolvedValue(
    (identity) => new HttpSecondFactor(identity),
    [tokens.identityClient],
  );
});
