import { deletionEnUs } from '../../presentation/account/deletion.en-us.ts';
import { deletionPtBr } from '../../presentation/account/deletion.pt-br.ts';
import { DeletionCancellation } from '../../presentation/account/deletion-cancellation.ts';
import { DeletionNotice } from '../../presentation/account/deletion-notice.tsx';
import { AccountOwner } from '../../presentation/shell/account/account-owner.ts';
import { deletionModule } from '../modules/deletion-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** The scheduled deletion on the overview of the account. Few readers have one. */
export const deletionNotice = part({
  presenter: tokens.deletionCancellation,
  View: DeletionNotice,
  texts: { deletion: [deletionPtBr, deletionEnUs] },
  shared: [deletionModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.deletionCancellation).toResolvedValue(
        (session, profile, changeDeletion, notifications) =>
          new DeletionCancellation(new AccountOwner(session, profile), changeDeletion, notifications),
        [tokens.sessionPresenter, tokens.readerProfilePresenter, tokens.changeDeletion, tokens.notifications],
      );
    }),
  ],
});
