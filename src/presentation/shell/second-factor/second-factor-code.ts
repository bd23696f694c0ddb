import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { isWrongCode } from '../../../domain/second-factor-failures.ts';
import { Form } from '../../ui/form/form.ts';
import { text } from '../../ui/validation/check.ts';
import { required } from '../../ui/validation/required.ts';
import { validate } from '../../ui/validation/validate.ts';
import { FormFailure } from '../form-failure.ts';
import type { NotificationsPresenter } from '../notifications-presenter.ts';

/** Null: the reader cancelled, and nothing happened. */
type Submission = (code: string) => Promise<Result<unknown, Failure> | null>;

const sixDigits = text({ key: 'secondFactor.sixDigits' }, (code) => /^\d{6}$/.test(compact(code)));

const compact = (code: string): string => code.replace(/\s/g, '');

/** A code of the second factor that is being entered: of the authenticator app, or a recovery code in its place. */
export class SecondFactorCode {
  readonly form: Form<{ code: string }>;
  /** Why it failed, where that says nothing about the code. */
  readonly told: FormFailure;
  isRecoveryCode = false;

  constructor(submit: Submission, notifications: NotificationsPresenter) {
    this.told = new FormFailure(notifications);
    this.form = new Form({
      initialValues: { code: '' },
      validator: (values) =>
        validate(values, { code: this.isRecoveryCode ? [required()] : [required(), sixDigits] }),
      onChange: () => this.told.clear(),
      onSubmit: async ({ code }) =>
        this.#take(await submit(this.isRecoveryCode ? code.trim() : compact(code))),
    });
    makeAutoObservable(this, { form: false, told: false }, { autoBind: true });
  }

  /** The other kind of code. */
  switchKind(): void {
    this.reset();
    this.isRecoveryCode = !this.isRecoveryCode;
  }

  /** Nobody's code stays in memory. */
  reset(): void {
    this.form.reset();
    this.told.clear();
  }

  restart(): void {
    this.reset();
    this.isRecoveryCode = false;
  }

  #take(outcome: Result<unknown, Failure> | null): boolean {
    if (!outcome) return false;
    this.told.tell(outcome);
    if (outcome.ok) return true;
    if (isWrongCode(outcome.failure.code)) {
      this.told.clear();
      this.form.refuse('code', {
        key: this.isRecoveryCode ? 'secondFactor.wrongRecoveryCode' : 'secondFactor.wrongCode',
      });
    }
    return false;
  }
}
