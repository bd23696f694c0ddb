import { when } from 'mobx';
import type { ConfirmQuestion } from '../../ui/confirm-dialog/confirm-question.ts';
import type { ModalsPresenter } from './modals-presenter.ts';

/** Asks the reader to confirm an action that cannot be undone. */
export class ConfirmPresenter {
  readonly #modals: ModalsPresenter;
  readonly #confirmed = new Set<number>();

  constructor(modals: ModalsPresenter) {
    this.#modals = modals;
  }

  /** Resolves to true if the reader confirms, and to false if the dialog is closed in any other way. */
  async ask(question: ConfirmQuestion): Promise<boolean> {
    const id = this.#modals.open('CONFIRM', question);
    await when(() => !this.#modals.isOpen(id));
    return this.#confirmed.delete(id);
  }

  answer(id: number, isConfirmed: boolean): void {
    if (isConfirmed && this.#modals.isOpen(id)) this.#confirmed.add(id);
    this.#modals.startClosing(id);
  }
}
