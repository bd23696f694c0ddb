import { FinishExternalSignIn } from '../../../application/session/finish-external-sign-in.ts';
import { MatchExternalReturn } from '../../../application/session/match-external-return.ts';
import { emailErrorsEnUs } from '../../../presentation/account/field-errors.en-us.ts';
import { emailErrorsPtBr } from '../../../presentation/account/field-errors.pt-br.ts';
import { callbackEnUs } from '../../../presentation/callback/callback.en-us.ts';
import { callbackPtBr } from '../../../presentation/callback/callback.pt-br.ts';
import { callbackMessagesEnUs } from '../../../presentation/callback/callback-messages.en-us.ts';
import { callbackMessagesPtBr } from '../../../presentation/callback/callback-messages.pt-br.ts';
import { CallbackPage } from '../../../presentation/callback/callback-page.tsx';
import { CallbackPresenter } from '../../../presentation/callback/callback-presenter.ts';
import { CallbackSession } from '../../../presentation/callback/callback-session.ts';
import { externalErrorsEnUs } from '../../../presentation/callback/external-errors.en-us.ts';
import { externalErrorsPtBr } from '../../../presentation/callback/external-errors.pt-br.ts';
import { secondFactorEnUs } from '../../../presentation/shell/second-factor/second-factor.en-us.ts';
import { secondFactorPtBr } from '../../../presentation/shell/second-factor/second-factor.pt-br.ts';
import { formEnUs } from '../../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../../presentation/ui/form/form.pt-br.ts';
import { emailCheckEnUs } from '../../../presentation/ui/validation/account-checks.en-us.ts';
import { emailCheckPtBr } from '../../../presentation/ui/validation/account-checks.pt-br.ts';
import { externalSignInModule } from '../../modules/external-sign-in-module.ts';
import { lateModule } from '../../modules/late-module.ts';
import { operatorSignInModule } from '../../modules/operator-sign-in-module.ts';
import { screen } from '../../screen.tsx';
import { tokens } from '../../tokens.ts';

export const callback = screen({
  presenter: tokens.callbackPresenter,
  page: CallbackPage,
  texts: {
    callback: [callbackPtBr, callbackEnUs],
    secondFactor: [secondFactorPtBr, secondFactorEnUs],
    form: [formPtBr, formEnUs],
    emailCheck: [emailCheckPtBr, emailCheckEnUs],
    externalErrors: [externalErrorsPtBr, externalErrorsEnUs],
    emailErrors: [emailErrorsPtBr, emailErrorsEnUs],
    callbackMessages: [callbackMessagesPtBr, callbackMessagesEnUs],
  },
  shared: [externalSignInModule, operatorSignInModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.takeExternalReturn).toResolvedValue(
        (pending, session) => new MatchExternalReturn(pending, session),
        [tokens.pendingSignIns, tokens.session],
      );
      bind(tokens.finishExternalSignIn).toResolvedValue(
        (google, operator, session) => new FinishExternalSignIn({ google, operator }, session),
        [tokens.googleSignIn, tokens.operatorSignIn, tokens.session],
      );
      bind(tokens.callbackSession).toResolvedValue(
        (session, profile) => new CallbackSession(session, profile),
        [tokens.sessionPresenter, tokens.readerProfilePresenter],
      );
      bind(tokens.callbackPresenter)
        .toResolvedValue(
          (takeReturn, finish, session, notifications) =>
            new CallbackPresenter(takeReturn, finish, session, notifications),
          [
            tokens.takeExternalReturn,
            tokens.finishExternalSignIn,
            tokens.callbackSession,
            tokens.notifications,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
