import { confirmPasswordEnUs } from '../../presentation/shell/password-confirmation/confirm-password.en-us.ts';
import { confirmPasswordPtBr } from '../../presentation/shell/password-confirmation/confirm-password.pt-br.ts';
import { ConfirmPasswordModal } from '../../presentation/shell/password-confirmation/confirm-password-modal.tsx';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';

/** The modal that asks for the password. */
export const confirmPassword = {
  View: ConfirmPasswordModal,
  texts: {
    'pt-BR': { security: confirmPasswordPtBr, form: formPtBr },
    'en-US': { security: confirmPasswordEnUs, form: formEnUs },
  },
};
