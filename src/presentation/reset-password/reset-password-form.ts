import { password } from '../ui/validation/account-checks.ts';
import { Checks } from '../ui/validation/form-class.ts';

export class ResetPasswordForm {
  @Checks(...password)
  password = '';
}
