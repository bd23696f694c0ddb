import { password } from '../ui/validation/account-checks.ts';
import type { Rules } from '../ui/validation/validate.ts';

export interface ResetPasswordForm {
  readonly password: string;
}

export const emptyResetPasswordForm: ResetPasswordForm = { password: '' };

export const resetPasswordRules: Rules<ResetPasswordForm> = { password };
