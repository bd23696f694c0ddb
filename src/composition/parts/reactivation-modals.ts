import { reactivationEnUs } from '../../presentation/reactivation/reactivation.en-us.ts';
import { reactivationPtBr } from '../../presentation/reactivation/reactivation.pt-br.ts';
import { authEnUs } from '../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../presentation/shell/auth/auth.pt-br.ts';
import { ReactivationModal } from '../../presentation/shell/operator-link/reactivation-modal.tsx';
import { UnlinkModal } from '../../presentation/shell/operator-link/unlink-modal.tsx';
import { operatorLinkModule } from '../modules/operator-link-module.ts';
import { reactivationModule } from '../modules/reactivation-module.ts';
import { view } from '../parts.ts';

/** The offer to reactivate an expired plan, and the warning before the account is unlinked. */
export const reactivationModals = view({
  View: { ReactivationModal, UnlinkModal },
  texts: {
    reactivation: [reactivationPtBr, reactivationEnUs],
    auth: [authPtBr, authEnUs],
  },
  shared: [operatorLinkModule, reactivationModule],
});
