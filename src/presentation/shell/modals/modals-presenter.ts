import { makeAutoObservable, observableRef } from 'mobx';
import type { ModalName, ModalPayloads, OpenedModal } from './modals.ts';

/** Milliseconds that a modal takes to close. */
export const closingTime = 400;

/** Which modals are open and which of them are closing. */
export class ModalsPresenter {
  /** The newest is last and lies above the others; those that are closing are among them. */
  openedOnes: readonly OpenedModal[] = [];
  closingOnes: readonly OpenedModal[] = [];
  #lastId = 0;

  constructor() {
    makeAutoObservable(this, { openedOnes: observableRef, closingOnes: observableRef }, { autoBind: true });
  }

  /** The modal that is to be answered now. */
  get top(): OpenedModal | null {
    return this.openedOnes.findLast(({ id }) => this.isOpen(id)) ?? null;
  }

  /** False from the start of its closing on. */
  isOpen(id: number): boolean {
    return this.#has(this.openedOnes, id) && !this.#has(this.closingOnes, id);
  }

  /** Returns the id by which it is replaced or closed. */
  open<Name extends ModalName>(name: Name, payload: ModalPayloads[Name]): number {
    const opened = this.#make(name, payload);
    this.openedOnes = [...this.openedOnes, opened];
    return opened.id;
  }

  /** Puts another modal in the place of one; returns the id of the other. */
  replace<Name extends ModalName>(id: number, name: Name, payload: ModalPayloads[Name]): number {
    const replaced = this.openedOnes.find((each) => each.id === id);
    if (!replaced) return this.open(name, payload);
    const opened = this.#make(name, payload, replaced.place);
    this.openedOnes = this.openedOnes.map((each) => (each === replaced ? opened : each));
    this.closingOnes = this.closingOnes.filter((each) => each !== replaced);
    return opened.id;
  }

  startClosing(id: number): void {
    if (!this.isOpen(id)) return;
    this.closingOnes = [...this.closingOnes, ...this.openedOnes.filter((each) => each.id === id)];
    setTimeout(() => this.endClosing(id), closingTime);
  }

  endClosing(id: number): void {
    this.openedOnes = this.openedOnes.filter((each) => each.id !== id);
    this.closingOnes = this.closingOnes.filter((each) => each.id !== id);
  }

  startClosingAll(): void {
    for (const { id } of this.openedOnes) this.startClosing(id);
  }

  #make<Name extends ModalName>(name: Name, payload: ModalPayloads[Name], place?: number): OpenedModal {
    this.#lastId += 1;
    // The compiler does not follow that a name and its payload belong together.
    return { id: this.#lastId, place: place ?? this.#lastId, name, payload } as OpenedModal;
  }

  #has(modals: readonly OpenedModal[], id: number): boolean {
    return modals.some((modal) => modal.id === id);
  }
}
