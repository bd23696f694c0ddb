import type { Message } from '../i18n/message.ts';
import { required } from '../ui/validation/required.ts';
import { email } from '../ui/validation/text-checks.ts';
import type { Rules } from '../ui/validation/validate.ts';

/** Shown when the provider returns no email address. */
export interface EmailForm {
  readonly email: string;
}

export const emptyEmailForm: EmailForm = { email: '' };

export const emailRules: Rules<EmailForm> = { email: [required(), email()] };

export const emailTaken: Message = { key: 'emailErrors:USER.EXISTING_EMAIL' };
