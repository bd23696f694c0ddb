import { makeAutoObservable, runInAction } from 'mobx';
import type { Accounts, MagicLink } from '../../application/ports/accounts.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { AuthLetter } from '../shell/auth-letter.ts';
import { FormFailure } from '../shell/form-failure.ts';
import type { NotificationsPresenter } from '../shell/notifications-presenter.ts';
import { Form } from '../ui/form/form.ts';
import { validatorOf } from '../ui/validation/form-class.ts';
import { ValidateEmailForm } from './validate-email-form.ts';

/** 'missing': opened without a letter's link. 'unanswered': nobody could be asked, so the link is still good. */
export type ValidationStep = 'missing' | 'asking' | 'validated' | 'refused' | 'unanswered';

/** Confirming an e-mail address by a letter's link, at once; or having the letter sent again. */
export class ValidateEmailPresenter {
  step: ValidationStep = 'missing';
  /** Whose other letter was asked for. */
  sentTo: string | null = null;
  readonly form: Form<ValidateEmailForm>;
  readonly told: FormFailure;
  readonly letter: AuthLetter;
  readonly #accounts: Accounts;
  /** A link works once, and effects may run twice. */
  #asked: { readonly link: MagicLink; readonly answer: Promise<Result<void, Failure>> } | null = null;

  constructor(accounts: Accounts, letter: AuthLetter, notifications: NotificationsPresenter) {
    this.#accounts = accounts;
    this.letter = letter;
    this.told = new FormFailure(notifications);
    this.form = new Form({
      initialValues: new ValidateEmailForm(),
      validator: validatorOf(ValidateEmailForm),
      onChange: () => letter.told.clear(),
      onSubmit: (values) => this.#sendAgain(values),
    });
    makeAutoObservable(this, { form: false, told: false, letter: false }, { autoBind: true });
  }

  /** A letter's link was opened; null: one that is damaged. */
  async take(link: MagicLink | null): Promise<void> {
    if (!link) {
      this.step = 'missing';
      return;
    }
    this.step = 'asking';
    if (this.#asked?.link.code !== link.code) {
      this.#asked = { link, answer: this.#accounts.validateEmail(link) };
    }
    const asked = this.#asked;
    const outcome = await asked.answer;
    if (this.#asked !== asked || this.step !== 'asking') return;
    if (outcome.ok) this.#end('validated');
    else if (outcome.failure.code === 'USER.INVALID_CODE') this.#end('refused');
    else {
      this.told.tell(outcome);
      this.#end('unanswered');
    }
  }

  /** Asks once more what nobody answered. */
  async retry(): Promise<void> {
    const link = this.#asked?.link ?? null;
    this.#asked = null;
    this.told.clear();
    await this.take(link);
  }

  leave(): void {
    this.form.reset();
    this.told.clear();
    this.letter.forget();
    this.sentTo = null;
    this.step = 'missing';
  }

  #end(step: ValidationStep): void {
    runInAction(() => {
      this.step = step;
    });
  }

  async #sendAgain({ email }: ValidateEmailForm): Promise<boolean> {
    this.letter.wake();
    if (!(await this.letter.send(email))) return false;
    this.letter.forget();
    runInAction(() => {
      this.sentTo = email.trim();
    });
    return true;
  }
}
