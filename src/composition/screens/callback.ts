import { FinishExternalSignIn } from '../../application/session/finish-external-sign-in.ts';
import { TakeExternalReturn } from '../../application/session/take-external-return.ts';
import { Arrival } from '../../presentation/callback/arrival.ts';
import { CallbackPage } from '../../presentation/callback/callback-page.tsx';
import { CallbackPresenter } from '../../presentation/callback/callback-presenter.ts';
import { externalSignInModule } from '../external-sign-in-module.ts';
import { lateModule } from '../late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const callback = screen({
  presenter: tokens.callbackPresenter,
  page: CallbackPage,
  shared: [externalSignInModule],
  module: lateModule((bind) => {
    bind(tokens.takeExternalReturn).toResolvedValue(
      (pending, session) => new TakeExternalReturn(pending, session),
      [tokens.pendingSignIns, tokens.session],
    );
    bind(tokens.finishExternalSignIn).toResolvedValue(
      (google, operator, session) => new FinishExternalSignIn({ google, operator }, session),
      [tokens.googleSignIn, tokens.operatorSignIn, tokens.session],
    );
    bind(tokens.arrival).toResolvedValue(
      (session, profile) => new Arrival(session, profile),
      [tokens.sessionPresenter, tokens.readerProfilePresenter],
    );
    bind(tokens.callbackPresenter)
      .toResolvedValue(
        (takeReturn, finish, arrival, notifications) =>
          new CallbackPresenter(takeReturn, finish, arrival, notifications),
        [tokens.takeExternalReturn, tokens.finishExternalSignIn, tokens.arrival, tokens.notifications],
      )
      .inSingletonScope();
  }),
});
