import { Checks } from '../ui/validation/form-class.ts';
import { required } from '../ui/validation/required.ts';

/** What is typed to sign in. */
export class SignInForm {
  @Checks(required())
  entry = '';

  @Checks(required())
  password = '';
}
