import { makeAutoObservable, observableRef } from 'mobx';
import type { ModalName, ModalPayloads, OpenedModal } from './modals.ts';

/** Duration of the closing animation. */
const closingTimeMs = 400;

export class ModalsPresenter {
  /** The newest is last and on top. Modals that are closing are included. */
  shownModals: readonly OpenedModal[] = [];
  closingModals: readonly OpenedModal[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(
      this,
      { shownModals: observableRef, closingModals: observableRef },
      { autoBind: true },
    );
  }

  /** The modal that accepts input. */
  get top(): OpenedModal | null {
    return this.shownModals.findLast(({ id }) => this.isOpen(id)) ?? null;
  }

  /** False once the modal starts to close. */
  isOpen(id: number): boolean {
    return this.#has(this.shownModals, id) && !this.#has(this.closingModals, id);
  }

  /** Returns the id for `replace` and `startClosing`. */
  open<Name extends ModalName>(name: Name, payload: ModalPayloads[Name]): number {
    const opened = this.#make(name, payload);
    this.shownModals = [...this.shownModals, opened];
    return opened.id;
  }

  /** Replaces a modal in the same slot, and returns the id of the new modal. */
  replace<Name extends ModalName>(id: number, name: Name, payload: ModalPayloads[Name]): number {
    const replaced = this.shownModals.find((each) => each.id === id);
    if (!replaced) return this.open(name, payload);
    const opened = this.#make(name, payload, replaced.slot);
    this.shownModals = this.shownModals.map((each) => (each === replaced ? opened : each));
    this.closingModals = this.closingModals.filter((each) => each !== replaced);
    return opened.id;
  }

  startClosing(id: number): void {
    if (!this.isOpen(id)) return;
    this.closingModals = [...this.closingModals, ...this.shownModals.filter((each) => each.id === id)];
    setTimeout(() => this.endClosing(id), closingTimeMs);
  }

  endClosing(id: number): void {
    this.shownModals = this.shownModals.filter((each) => each.id !== id);
    this.closingModals = this.closingModals.filter((each) => each.id !== id);
  }

  startClosingAll(): void {
    for (const { id } of this.shownModals) this.startClosing(id);
  }

  #make<Name extends ModalName>(name: Name, payload: ModalPayloads[Name], slot?: number): OpenedModal {
    this.#lastId += 1;
    // TypeScript cannot relate a name to its payload here.
    return { id: this.#lastId, slot: slot ?? this.#lastId, name, payload } as OpenedModal;
  }

  #has(modals: readonly OpenedModal[], id: number): boolean {
    return modals.some((modal) => modal.id === id);
  }
}
