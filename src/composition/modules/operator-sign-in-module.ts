import { HttpOperatorSignIn } from '../../infrastructure/comics/http-operator-sign-in.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Signing in with an operator, on all screens that name it. */
export const operatorSignInModule = lateModule((bind) => {
  bind(tokens.operatorSignIn).toResolvedValue(
    (comics) => new HttpOperatorSignIn(comics),
    [tokens.comicsClient],
  );
});
