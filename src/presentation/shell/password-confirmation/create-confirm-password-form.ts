import { Form } from '../../ui/form/form.ts';
import { Checks, validatorOf } from '../../ui/validation/form-class.ts';
import { required } from '../../ui/validation/required.ts';

class ConfirmPasswordValues {
  @Checks(required())
  password = '';
}

/** `onPassword` returns false if the password is wrong. */
export const createConfirmPasswordForm = (
  onPassword: (password: string) => Promise<boolean>,
): Form<ConfirmPasswordValues> => {
  const form: Form<ConfirmPasswordValues> = new Form({
    initialValues: new ConfirmPasswordValues(),
    validator: validatorOf(ConfirmPasswordValues),
    onSubmit: async ({ password }) => {
      const isRight = await onPassword(password);
      if (!isRight) form.refuse('password', { key: 'confirmPassword:wrongPassword' });
      return isRight;
    },
  });
  return form;
};
