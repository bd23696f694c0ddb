import { when } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { ModalsPresenter } from '../modals/modals-presenter.ts';

/** A change that is called without a password first, and with the entered password if the service requires one. */
export type ConfirmedChange<Value, Problem extends Failure = Failure> = (
  password?: string,
) => Promise<Result<Value, Problem>>;

/** Asks for the reader's password if the service requires it for a change, and repeats the change with it. */
export class PasswordConfirmation {
  readonly #modals: ModalsPresenter;

  constructor(modals: ModalsPresenter) {
    this.#modals = modals;
  }

  /** Returns the outcome of the change; null if the reader cancelled and nothing was changed. */
  async run<Value, Problem extends Failure>(
    username: string,
    change: ConfirmedChange<Value, Problem>,
  ): Promise<Result<Value, Problem> | null> {
    const firstOutcome = await change();
    if (firstOutcome.ok || firstOutcome.failure.code !== 'USER.PASSWORD_REQUIRED') return firstOutcome;
    let outcome: Result<Value, Problem> | null = null;
    let runningChange: Promise<boolean> | null = null;
    const repeat = async (password: string): Promise<boolean> => {
      const repeated = await change(password);
      if (!repeated.ok && repeated.failure.code === 'USER.WRONG_PASSWORD') return false;
      outcome = repeated;
      this.#modals.startClosing(id);
      return true;
    };
    const id = this.#modals.open('CONFIRM_PASSWORD', {
      username,
      onPassword: (password) => {
        runningChange = repeat(password);
        return runningChange;
      },
    });
    await when(() => !this.#modals.isOpen(id));
    // The reader may close the modal during the change, which can still succeed.
    await runningChange;
    return outcome;
  }
}
