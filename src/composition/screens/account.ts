import { accountEnUs } from '../../presentation/account/account.en-us.ts';
import { accountPtBr } from '../../presentation/account/account.pt-br.ts';
import { AccountPage } from '../../presentation/account/overview/account-page.tsx';
import { AccountPresenter } from '../../presentation/account/overview/account-presenter.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { AccountOwner } from '../../presentation/shell/account/account-owner.ts';
import { authEnUs } from '../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../presentation/shell/auth/auth.pt-br.ts';
import { AuthEmail } from '../../presentation/shell/auth/auth-email.ts';
import { shelfSectionsEnUs } from '../../presentation/shell/shelf/shelf-sections.en-us.ts';
import { shelfSectionsPtBr } from '../../presentation/shell/shelf/shelf-sections.pt-br.ts';
import { accountsModule } from '../modules/accounts-module.ts';
import { guardianRequestsModule } from '../modules/checkout/guardian-requests-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { operatorLinkModule } from '../modules/operator-link-module.ts';
import { operatorSignInModule } from '../modules/operator-sign-in-module.ts';
import { proofKeysModule } from '../modules/proof-keys-module.ts';
import { reactivationModule } from '../modules/reactivation-module.ts';
import { secondFactorModule } from '../modules/second-factor-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const account = screen({
  presenter: tokens.accountPresenter,
  page: AccountPage,
  texts: {
    account: [accountPtBr, accountEnUs],
    accountFrame: [accountFramePtBr, accountFrameEnUs],
    auth: [authPtBr, authEnUs],
    formats: [formatsPtBr, formatsEnUs],
    shelfSections: [shelfSectionsPtBr, shelfSectionsEnUs],
  },
  shared: [
    accountsModule,
    guardianRequestsModule,
    proofKeysModule,
    secondFactorModule,
    operatorLinkModule,
    operatorSignInModule,
    reactivationModule,
  ],
  isLocalized: true,
  isPersonal: true,
  fetch: (presenter) => presenter.fetch(),
  scoped: [
    lateModule((bind) => {
      bind(tokens.accountEmail)
        .toResolvedValue(
          (accounts, clock, notifications) =>
            new AuthEmail(
              (usernameOrEmail) => accounts.resendValidation(usernameOrEmail),
              clock,
              notifications,
            ),
          [tokens.accounts, tokens.clock, tokens.notifications],
        )
        .inSingletonScope();
      bind(tokens.accountPresenter)
        .toResolvedValue(
          (
            session,
            profile,
            readings,
            secondFactor,
            clock,
            language,
            theme,
            operatorLink,
            operatorSignIn,
            confirmationEmail,
            guardianRequests,
            parts,
          ) =>
            new AccountPresenter({
              owner: new AccountOwner(session, profile),
              readings,
              secondFactor,
              clock,
              language,
              theme,
              operatorLink,
              operatorSignIn,
              confirmationEmail,
              deletionNotice: parts.lazyPart(async () => {
                const file = await import(
                  /* webpackChunkName: 'deletion-notice' */ '../parts/deletion-notice.ts'
                );
                return file.deletionNotice;
              }),
              guardianRequests,
            }),
          [
            tokens.sessionPresenter,
            tokens.readerProfilePresenter,
            tokens.readings,
            tokens.secondFactor,
            tokens.clock,
            tokens.languagePresenter,
            tokens.themePresenter,
            tokens.reactivation,
            tokens.operatorSignIn,
            tokens.accountEmail,
            tokens.guardianRequests,
            tokens.parts,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
