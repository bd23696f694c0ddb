import { required } from '../ui/validation/required.ts';
import { email } from '../ui/validation/text-checks.ts';
import type { Rules } from '../ui/validation/validate.ts';

export interface ValidateEmailForm {
  readonly email: string;
}

export const emptyValidateEmailForm: ValidateEmailForm = { email: '' };

export const validateEmailRules: Rules<ValidateEmailForm> = { email: [required(), email()] };
