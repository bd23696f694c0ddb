import { required } from '../ui/validation/required.ts';
import type { Rules } from '../ui/validation/validate.ts';

export interface ForgotPasswordForm {
  readonly entry: string;
}

export const emptyForgotPasswordForm: ForgotPasswordForm = { entry: '' };

export const forgotPasswordRules: Rules<ForgotPasswordForm> = { entry: [required()] };
