import { makeAutoObservable, runInAction } from 'mobx';
import type { SignUp } from '../../application/account/sign-up.ts';
import type { Consents } from '../../application/ports/account/consents.ts';
import type { ConsentVersion } from '../../domain/account/consent.ts';
import type { AccountErrorCode } from '../../domain/error-code.ts';
import type { Message } from '../i18n/message.ts';
import type { AuthOptions } from '../shell/auth/auth-options.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { type SignUpChecks, takenMessages } from './sign-up-checks.ts';
import { emptySignUpValues, type SignUpValues } from './sign-up-values.ts';

/** The field that an error code of the service belongs to. */
const fieldErrors: Readonly<
  Partial<Record<AccountErrorCode, readonly [field: keyof SignUpValues, message: Message]>>
> = {
  'USER.EXISTING_EMAIL': ['email', takenMessages.email],
  'USER.EXISTING_USERNAME': ['username', takenMessages.username],
  'USER.INVALID_PASSWORD': ['password', { key: 'fieldErrors:USER.INVALID_PASSWORD' }],
  'USER.COMMON_PASSWORD': ['password', { key: 'fieldErrors:USER.COMMON_PASSWORD' }],
};

/** Opens an account. Ends when the confirmation email is sent. */
export class SignUpPresenter {
  /** The address of the confirmation email. null while the form is shown. */
  sentTo: string | null = null;
  /** True while the reader corrects the address of the confirmation email. */
  isCorrecting = false;
  readonly form: Form<SignUpValues>;
  readonly formFailure: FormFailure;
  readonly authOptions: AuthOptions;
  readonly #signUp: SignUp;
  readonly #checks: SignUpChecks;
  readonly #consents: Pick<Consents, 'listTexts'>;
  /** The terms and the privacy policy as the form shows them. */
  readonly #texts = new Loadable<readonly ConsentVersion[]>();
  /** The last opened account, with the values that were submitted. */
  #opened: { readonly readerId: string; readonly values: SignUpValues } | null = null;

  constructor(
    signUp: SignUp,
    checks: SignUpChecks,
    consents: Pick<Consents, 'listTexts'>,
    authOptions: AuthOptions,
    notifications: NotificationsPresenter,
  ) {
    this.#signUp = signUp;
    this.#checks = checks;
    this.#consents = consents;
    this.authOptions = authOptions;
    this.formFailure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: emptySignUpValues,
      validator: checks.validator,
      blurChecks: checks.onBlur,
      onChange: () => this.formFailure.clear(),
      onSubmit: (values) => this.#submit(values),
    });
    makeAutoObservable(this, { form: false, formFailure: false, authOptions: false }, { autoBind: true });
  }

  /** Returns to the form with all values, to send the email to another address. */
  startCorrecting(): void {
    this.sentTo = null;
    this.isCorrecting = true;
    this.authOptions.confirmationEmail.reset();
  }

  /** Loads which versions of the texts the form shows. */
  async loadTexts(): Promise<void> {
    await this.#texts.load(null, () => this.#consents.listTexts());
  }

  /** Clears the form, so that no password stays in memory. */
  leave(): void {
    this.form.reset();
    this.#opened = null;
    this.#checks.ignore(null);
    this.isCorrecting = false;
    this.formFailure.clear();
    this.authOptions.confirmationEmail.reset();
    this.sentTo = null;
  }

  /** If nothing was corrected, the email is sent already, and the service would refuse a second one. */
  async #submit(values: SignUpValues): Promise<boolean> {
    if (!haveSameValues(values, this.#opened?.values) && !(await this.#openAccount(values))) return false;
    this.#checks.ignore(values);
    runInAction(() => {
      this.isCorrecting = false;
      this.sentTo = values.email.trim();
    });
    return true;
  }

  async #openAccount(values: SignUpValues): Promise<boolean> {
    const account = { ...values, shownVersions: this.#texts.value };
    const result = await this.#signUp.execute(account, this.#opened?.readerId);
    if (!result.ok && result.failure.code === 'CONSENT.OUTDATED') this.#withdrawAgreement();
    const outcome = this.formFailure.report(result);
    if (outcome.ok) {
      this.#opened = { readerId: outcome.value, values };
      this.authOptions.confirmationEmail.startPause();
      return true;
    }
    const fieldError = fieldErrors[outcome.failure.code];
    if (fieldError && this.form.refuse(...fieldError)) this.formFailure.clear();
    return false;
  }

  /** Clears the checkbox, so that the reader agrees to the new versions. */
  #withdrawAgreement(): void {
    void this.loadTexts();
    this.form.change('hasAgreed', false);
  }
}

const haveSameValues = (one: SignUpValues, other: SignUpValues | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
