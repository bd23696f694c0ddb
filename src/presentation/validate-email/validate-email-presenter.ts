import { makeAutoObservable, runInAction } from 'mobx';
import type { Accounts, MagicLink } from '../../application/ports/account/accounts.ts';
import type { AwaitedPlace } from '../../application/ports/session/awaited-place.ts';
import type { AuthEmail } from '../shell/auth/auth-email.ts';
import { isLinkFailure } from '../shell/auth/auth-link.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validate } from '../ui/validation/validate.ts';
import { emptyValidateEmailForm, type ValidateEmailForm, validateEmailRules } from './validate-email-form.ts';

/** 'missing': opened without a letter's link. 'unanswered': nobody could be asked, so the link is still good. */
export type ValidationStep = 'missing' | 'ready' | 'validated' | 'refused' | 'unanswered';

/**
 * Confirming an e-mail address by a letter's link, or having the letter sent again. It takes a press: programs open
 * what comes by mail, and whoever was sent the letter by somebody else's doing must not confirm it by looking.
 */
export class ValidateEmailPresenter {
  step: ValidationStep = 'missing';
  /** Whose other letter was asked for. */
  sentTo: string | null = null;
  readonly form: Form<ValidateEmailForm>;
  readonly told: FormFailure;
  readonly letter: AuthEmail;
  isConfirming = false;
  readonly #accounts: Accounts;
  readonly #awaited: AwaitedPlace;
  #link: MagicLink | null = null;

  constructor(
    accounts: Accounts,
    letter: AuthEmail,
    notifications: NotificationsPresenter,
    awaited: AwaitedPlace,
  ) {
    this.#accounts = accounts;
    this.#awaited = awaited;
    this.letter = letter;
    this.told = new FormFailure(notifications);
    this.form = new Form({
      initialValues: emptyValidateEmailForm,
      validator: (values) => validate(values, validateEmailRules),
      onChange: () => letter.failure.clear(),
      onSubmit: (values) => this.#sendAgain(values),
    });
    makeAutoObservable(this, { form: false, told: false, letter: false, place: false }, { autoBind: true });
  }

  /** What the account was opened for. */
  get place(): string {
    return this.#awaited.find();
  }

  /** A letter's link was opened; null: one that is damaged. */
  take(link: MagicLink | null): void {
    this.#link = link;
    this.step = link ? 'ready' : 'missing';
  }

  /** Also once more, where nobody answered. */
  async confirm(): Promise<void> {
    const link = this.#link;
    if (!link || this.isConfirming) return;
    this.isConfirming = true;
    this.told.clear();
    const outcome = await this.#accounts.validateEmail(link);
    runInAction(() => {
      this.isConfirming = false;
      // Meanwhile the screen may have been left, or another letter's link opened.
      if (this.#link !== link) return;
      if (outcome.ok) this.step = 'validated';
      else if (isLinkFailure(outcome.failure)) this.step = 'refused';
      else {
        this.told.report(outcome);
        this.step = 'unanswered';
      }
    });
  }

  leave(): void {
    this.form.reset();
    this.told.clear();
    this.letter.reset();
    this.sentTo = null;
    this.take(null);
  }

  async #sendAgain({ email }: ValidateEmailForm): Promise<boolean> {
    this.letter.endPause();
    if (!(await this.letter.send(email))) return false;
    this.letter.reset();
    runInAction(() => {
      this.sentTo = email.trim();
    });
    return true;
  }
}
