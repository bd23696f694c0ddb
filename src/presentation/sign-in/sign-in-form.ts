import { required } from '../ui/validation/required.ts';
import type { Rules } from '../ui/validation/validate.ts';

export interface SignInForm {
  /** A username or an email address. Browsers that fill in forms know the field by this name. */
  readonly entry: string;
  readonly password: string;
}

export const emptySignInForm: SignInForm = { entry: '', password: '' };

export const signInRules: Rules<SignInForm> = { entry: [required()], password: [required()] };
