import { UnlinkOperator } from '../../application/operator-link/unlink-operator.ts';
import { HttpOperatorLinks } from '../../infrastructure/comics/http-operator-links.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Removing the operator link, on all screens that offer it. */
export const operatorLinkModule = lateModule((bind) => {
  bind(tokens.operatorLinks).toResolvedValue(
    (comics) => new HttpOperatorLinks(comics),
    [tokens.comicsClient],
  );
  bind(tokens.unlinkOperator).toResolvedValue(
    (operatorLinks) => new UnlinkOperator(operatorLinks),
    [tokens.operatorLinks],
  );
});
