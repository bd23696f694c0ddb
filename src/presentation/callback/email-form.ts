import { Checks } from '../ui/validation/form-class.ts';
import { required } from '../ui/validation/required.ts';
import { email } from '../ui/validation/text-checks.ts';

/** What is asked of whoever comes from a provider that tells no e-mail address. */
export class EmailForm {
  @Checks(required(), email())
  email = '';
}
