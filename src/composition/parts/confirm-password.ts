import { confirmPasswordEnUs } from '../../presentation/shell/password-confirmation/confirm-password.en-us.ts';
import { confirmPasswordPtBr } from '../../presentation/shell/password-confirmation/confirm-password.pt-br.ts';
import { ConfirmPasswordModal } from '../../presentation/shell/password-confirmation/confirm-password-modal.tsx';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { view } from '../parts.ts';

/** The modal that asks for the password. */
export const confirmPassword = view({
  View: ConfirmPasswordModal,
  texts: {
    confirmPassword: [confirmPasswordPtBr, confirmPasswordEnUs],
    form: [formPtBr, formEnUs],
  },
});
