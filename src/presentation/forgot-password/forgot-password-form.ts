import { required } from '../ui/validation/required.ts';
import type { Rules } from '../ui/validation/validate.ts';

export interface ForgotPasswordForm {
  /** A username or an email address. Browsers that fill in forms know the field by this name. */
  readonly entry: string;
}

export const emptyForgotPasswordForm: ForgotPasswordForm = { entry: '' };

export const forgotPasswordRules: Rules<ForgotPasswordForm> = { entry: [required()] };
