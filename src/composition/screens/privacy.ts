import { ExportPersonalData } from '../../application/account/export-personal-data.ts';
import { HttpPersonalDataExport } from '../../infrastructure/comics/http-personal-data-export.ts';
import { deletionEnUs } from '../../presentation/account/deletion.en-us.ts';
import { deletionPtBr } from '../../presentation/account/deletion.pt-br.ts';
import { DeletionCancellation } from '../../presentation/account/deletion-cancellation.ts';
import { ConsentsPresenter } from '../../presentation/account/privacy/consents-presenter.ts';
import { DeletionPresenter } from '../../presentation/account/privacy/deletion-presenter.ts';
import { DownloadPresenter } from '../../presentation/account/privacy/download-presenter.ts';
import { privacyEnUs } from '../../presentation/account/privacy/privacy.en-us.ts';
import { privacyPtBr } from '../../presentation/account/privacy/privacy.pt-br.ts';
import { PrivacyPage } from '../../presentation/account/privacy/privacy-page.tsx';
import { PrivacyPresenter } from '../../presentation/account/privacy/privacy-presenter.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { AccountOwner } from '../../presentation/shell/account/account-owner.ts';
import { consentsEnUs } from '../../presentation/shell/consents/consents.en-us.ts';
import { consentsPtBr } from '../../presentation/shell/consents/consents.pt-br.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { consentsModule } from '../modules/consents-module.ts';
import { deletionModule } from '../modules/deletion-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { passwordConfirmationModule } from '../modules/password-confirmation-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const privacy = screen({
  presenter: tokens.privacyPresenter,
  page: PrivacyPage,
  texts: {
    privacy: [privacyPtBr, privacyEnUs],
    deletion: [deletionPtBr, deletionEnUs],
    consents: [consentsPtBr, consentsEnUs],
    accountFrame: [accountFramePtBr, accountFrameEnUs],
    form: [formPtBr, formEnUs],
  },
  shared: [consentsModule, deletionModule, passwordConfirmationModule],
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.accountOwner)
        .toResolvedValue(
          (session, profile) => new AccountOwner(session, profile),
          [tokens.sessionPresenter, tokens.readerProfilePresenter],
        )
        .inSingletonScope();
      bind(tokens.personalDataExport).toResolvedValue(
        (comics) => new HttpPersonalDataExport(comics),
        [tokens.comicsClient],
      );
      bind(tokens.exportPersonalData).toResolvedValue(
        (personalData, session) => new ExportPersonalData(personalData, session),
        [tokens.personalDataExport, tokens.session],
      );
      bind(tokens.privacyPresenter)
        .toResolvedValue(
          (owner, exportData, consents, changeDeletion, clock, confirm, confirmation, notifications) =>
            new PrivacyPresenter(
              new DownloadPresenter(owner, exportData, confirmation, notifications),
              new ConsentsPresenter(consents),
              new DeletionPresenter({
                owner,
                cancellation: new DeletionCancellation(owner, changeDeletion, notifications),
                changeDeletion,
                clock,
                confirm,
                confirmation,
                notifications,
              }),
            ),
          [
            tokens.accountOwner,
            tokens.exportPersonalData,
            tokens.consents,
            tokens.changeDeletion,
            tokens.clock,
            tokens.confirm,
            tokens.passwordConfirmation,
            tokens.notifications,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
