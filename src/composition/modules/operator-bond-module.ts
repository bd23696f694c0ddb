import { UnlinkOperator } from '../../application/provider-bond/unlink-operator.ts';
import { HttpProviderBonds } from '../../infrastructure/comics/http-provider-bonds.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Removing the operator link, on all screens that offer it. */
export const operatorBondModule = lateModule((bind) => {
  bind(tokens.providerBonds).toResolvedValue(
    (comics) => new HttpProviderBonds(comics),
    [tokens.comicsClient],
  );
  bind(tokens.unlinkOperator).toResolvedValue((bonds) => new UnlinkOperator(bonds), [tokens.providerBonds]);
});
