import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { isWrongCode } from '../../../domain/session/second-factor-failures.ts';
import { Form } from '../../ui/form/form.ts';
import { text } from '../../ui/validation/check.ts';
import { required } from '../../ui/validation/required.ts';
import { validate } from '../../ui/validation/validate.ts';
import { FormFailure } from '../forms/form-failure.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';

/** Resolves to null if the reader cancelled and nothing changed. */
type SubmitCode = (code: string) => Promise<Result<unknown, Failure> | null>;

const sixDigits = text({ key: 'secondFactor:sixDigits' }, (code) => /^\d{6}$/.test(removeSpaces(code)));

const removeSpaces = (code: string): string => code.replace(/\s/g, '');

/** The form for a code of the authenticator app, or for a recovery code instead. */
export class SecondFactorForm {
  readonly form: Form<{ code: string }>;
  /** Why the submission failed, unless the code was wrong. */
  readonly failure: FormFailure;
  isRecoveryCode = false;

  constructor(submit: SubmitCode, notifications: NotificationsPresenter) {
    this.failure = new FormFailure(notifications);
    this.form = new Form({
      initialValues: { code: '' },
      validator: (values) =>
        validate(values, { code: this.isRecoveryCode ? [required()] : [required(), sixDigits] }),
      onChange: () => this.failure.clear(),
      onSubmit: async ({ code }) =>
        this.#report(await submit(this.isRecoveryCode ? code.trim() : removeSpaces(code))),
    });
    makeAutoObservable(this, { form: false, failure: false }, { autoBind: true });
  }

  /** Switches between codes of the app and recovery codes. */
  switchKind(): void {
    this.reset();
    this.isRecoveryCode = !this.isRecoveryCode;
  }

  /** Drops the entered code from memory. */
  reset(): void {
    this.form.reset();
    this.failure.clear();
  }

  restart(): void {
    this.reset();
    this.isRecoveryCode = false;
  }

  #report(outcome: Result<unknown, Failure> | null): boolean {
    if (!outcome) return false;
    this.failure.report(outcome);
    if (outcome.ok) return true;
    if (isWrongCode(outcome.failure.code)) {
      this.failure.clear();
      this.form.refuse('code', {
        key: this.isRecoveryCode ? 'secondFactor:wrongRecoveryCode' : 'secondFactor:wrongCode',
      });
    }
    return false;
  }
}
