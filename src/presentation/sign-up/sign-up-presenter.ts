import { makeAutoObservable, runInAction } from 'mobx';
import type { SignUp } from '../../application/account/sign-up.ts';
import type { Message } from '../i18n/message.ts';
import type { AuthWaysIn } from '../shell/auth-ways.ts';
import { FormFailure } from '../shell/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { type SignUpChecks, takenMessages } from './sign-up-checks.ts';
import { nothingTyped, type SignUpValues } from './sign-up-values.ts';

/** Which field a service's refusal is about. */
const refusedFields: Readonly<Record<string, readonly [field: keyof SignUpValues, message: Message]>> = {
  'USER.EXISTING_EMAIL': ['email', takenMessages.email],
  'USER.EXISTING_USERNAME': ['username', takenMessages.username],
  'USER.EXISTING_PHONE_NUMBER': ['phoneNumber', takenMessages.phoneNumber],
  'USER.INVALID_PASSWORD': ['password', { key: 'errors.USER.INVALID_PASSWORD' }],
  'USER.UNDERAGE': ['birthDate', { key: 'errors.USER.UNDERAGE' }],
};

/** Opening an account, until its letter is on the way. */
export class SignUpPresenter {
  /** Where the letter went; null while the form is being filled in. */
  sentTo: string | null = null;
  readonly form: Form<SignUpValues>;
  readonly told: FormFailure;
  readonly ways: AuthWaysIn;
  readonly #signUp: SignUp;

  constructor(signUp: SignUp, checks: SignUpChecks, ways: AuthWaysIn, notifications: NotificationsPresenter) {
    this.#signUp = signUp;
    this.ways = ways;
    this.told = new FormFailure(notifications);
    this.form = new Form({
      initialValues: nothingTyped,
      validator: checks.validator,
      blurChecks: checks.onBlur,
      onChange: () => this.told.clear(),
      onSubmit: (values) => this.#open(values),
      resetsAfterSubmission: true,
    });
    makeAutoObservable(this, { form: false, told: false, ways: false }, { autoBind: true });
  }

  /** Nobody's password stays in memory once the screen is left. */
  leave(): void {
    this.form.reset();
    this.told.clear();
    this.ways.letter.forget();
    this.sentTo = null;
  }

  async #open({ hasAgreed, ...values }: SignUpValues): Promise<boolean> {
    const outcome = this.told.tell(await this.#signUp.execute({ ...values, hasAcceptedLgpd: hasAgreed }));
    if (outcome.ok) {
      this.ways.letter.rest();
      runInAction(() => {
        this.sentTo = values.email.trim();
      });
      return true;
    }
    const refused = refusedFields[outcome.failure.code];
    if (refused) {
      this.told.clear();
      this.form.refuse(...refused);
    }
    return false;
  }
}
