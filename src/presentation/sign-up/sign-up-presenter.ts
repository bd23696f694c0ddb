import { makeAutoObservable, runInAction } from 'mobx';
import type { SignUp } from '../../application/account/sign-up.ts';
import type { Message } from '../i18n/message.ts';
import type { AuthOptions } from '../shell/auth/auth-options.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { type SignUpChecks, takenMessages } from './sign-up-checks.ts';
import { nothingTyped, type SignUpValues } from './sign-up-values.ts';

/** Which field a service's refusal is about. */
const refusedFields: Readonly<Record<string, readonly [field: keyof SignUpValues, message: Message]>> = {
  'USER.EXISTING_EMAIL': ['email', takenMessages.email],
  'USER.EXISTING_USERNAME': ['username', takenMessages.username],
  'USER.EXISTING_PHONE_NUMBER': ['phoneNumber', takenMessages.phoneNumber],
  'USER.INVALID_PASSWORD': ['password', { key: 'fieldErrors:USER.INVALID_PASSWORD' }],
  'USER.COMMON_PASSWORD': ['password', { key: 'fieldErrors:USER.COMMON_PASSWORD' }],
  'USER.UNDERAGE': ['birthDate', { key: 'fieldErrors:USER.UNDERAGE' }],
};

/** Opening an account, until its letter is on the way. */
export class SignUpPresenter {
  /** Where the letter went; null while the form is being filled in. */
  sentTo: string | null = null;
  /** True while the address that the letter went to is being corrected. */
  isCorrecting = false;
  readonly form: Form<SignUpValues>;
  readonly told: FormFailure;
  readonly ways: AuthOptions;
  readonly #signUp: SignUp;
  readonly #checks: SignUpChecks;
  /** What the last account was opened with. */
  #opened: SignUpValues | null = null;

  constructor(
    signUp: SignUp,
    checks: SignUpChecks,
    ways: AuthOptions,
    notifications: NotificationsPresenter,
  ) {
    this.#signUp = signUp;
    this.#checks = checks;
    this.ways = ways;
    this.told = new FormFailure(notifications);
    this.form = new Form({
      initialValues: nothingTyped,
      validator: checks.validator,
      blurChecks: checks.onBlur,
      onChange: () => this.told.clear(),
      onSubmit: (values) => this.#submit(values),
    });
    makeAutoObservable(this, { form: false, told: false, ways: false }, { autoBind: true });
  }

  /** Back to the form, where everything still stands, to have the letter sent to another address. */
  correct(): void {
    this.sentTo = null;
    this.isCorrecting = true;
    this.ways.confirmationEmail.reset();
  }

  /** Nobody's password stays in memory once the screen is left. */
  leave(): void {
    this.form.reset();
    this.#opened = null;
    this.#checks.leaveAlone(null);
    this.isCorrecting = false;
    this.told.clear();
    this.ways.confirmationEmail.reset();
    this.sentTo = null;
  }

  /** Where nothing was corrected the letter is on its way already, and the service would refuse a second one. */
  async #submit(values: SignUpValues): Promise<boolean> {
    if (!isSame(values, this.#opened) && !(await this.#open(values))) return false;
    this.#opened = values;
    this.#checks.leaveAlone(values);
    runInAction(() => {
      this.isCorrecting = false;
      this.sentTo = values.email.trim();
    });
    return true;
  }

  async #open({ hasAgreed, ...values }: SignUpValues): Promise<boolean> {
    const outcome = this.told.report(await this.#signUp.execute({ ...values, hasAcceptedLgpd: hasAgreed }));
    if (outcome.ok) {
      this.ways.confirmationEmail.startPause();
      return true;
    }
    const refused = refusedFields[outcome.failure.code];
    if (refused && this.form.refuse(...refused)) this.told.clear();
    return false;
  }
}

const isSame = (one: SignUpValues, other: SignUpValues | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
