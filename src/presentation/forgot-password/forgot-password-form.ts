import { Checks } from '../ui/validation/form-class.ts';
import { required } from '../ui/validation/required.ts';

/** Who forgot the password. */
export class ForgotPasswordForm {
  @Checks(required())
  entry = '';
}
