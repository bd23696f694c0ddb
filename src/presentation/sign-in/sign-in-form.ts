import { required } from '../ui/validation/required.ts';
import type { Rules } from '../ui/validation/validate.ts';

/** What is typed to sign in. */
export interface SignInForm {
  readonly entry: string;
  readonly password: string;
}

export const emptySignInForm: SignInForm = { entry: '', password: '' };

export const signInRules: Rules<SignInForm> = { entry: [required()], password: [required()] };
