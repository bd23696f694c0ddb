import { required } from '../ui/validation/required.ts';
import type { Rules } from '../ui/validation/validate.ts';

export interface SignInForm {
  readonly entry: string;
  readonly password: string;
}

export const emptySignInForm: SignInForm = { entry: '', password: '' };

export const signInRules: Rules<SignInForm> = { entry: [required()], password: [required()] };
