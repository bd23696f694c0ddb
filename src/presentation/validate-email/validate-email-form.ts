import { Checks } from '../ui/validation/form-class.ts';
import { required } from '../ui/validation/required.ts';
import { email } from '../ui/validation/text-checks.ts';

/** Whose address is to be confirmed. */
export class ValidateEmailForm {
  @Checks(required(), email())
  email = '';
}
