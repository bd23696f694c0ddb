import { HttpSecondFactor } from '../../infrastructure/identity/http-second-factor.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The second factor of the signed-in account. */
export const secondFactorModule = lateModule((bind) => {
  bind(tokens.secondFactor).toResolvedValue(
    (identity) => new HttpSecondFactor(identity),
    [tokens.identityClient],
  );
});
