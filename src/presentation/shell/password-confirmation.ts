import { when } from 'mobx';
import type { Failure } from '../../domain/failure.ts';
import type { Result } from '../../domain/result.ts';
import type { ModalsPresenter } from './modals-presenter.ts';

/** Makes a change: without a password first, then with the one that the reader enters. */
export type ConfirmedChange<Value> = (password?: string) => Promise<Result<Value, Failure>>;

/** Asks for the reader's password where the service requires it for a change, and repeats the change with it. */
export class PasswordConfirmation {
  readonly #modals: ModalsPresenter;

  constructor(modals: ModalsPresenter) {
    this.#modals = modals;
  }

  /** The outcome of the change; null where the reader cancelled and nothing was changed. */
  async run<Value>(username: string, change: ConfirmedChange<Value>): Promise<Result<Value, Failure> | null> {
    const first = await change();
    if (first.ok || first.failure.code !== 'USER.PASSWORD_REQUIRED') return first;
    let outcome: Result<Value, Failure> | null = null;
    let running: Promise<boolean> | null = null;
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
        running = repeat(password);
        return running;
      },
    });
    await when(() => !this.#modals.isOpen(id));
    // Closed while the change was on its way: it may have been made.
    await running;
    return outcome;
  }
}
