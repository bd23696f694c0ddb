import { IsNotEmpty } from 'class-validator';

/** The translation key of a field that must be filled. */
const required = 'signIn.required';

/** What is typed to sign in. */
export class SignInForm {
  @IsNotEmpty({ message: required })
  entry = '';

  @IsNotEmpty({ message: required })
  password = '';
}
