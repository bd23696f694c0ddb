import { makeAutoObservable } from 'mobx';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';
import type { ModalsPresenter } from './modals-presenter.ts';

/** Opens the modal with which the guardian returns from the account of a child that they opened on this device. */
export class GuardianReturnLink {
  readonly #session: Pick<SessionPresenter, 'isOpenedByGuardian'>;
  readonly #profile: Pick<ReaderProfilePresenter, 'reader'>;
  readonly #modals: ModalsPresenter;

  constructor(
    session: Pick<SessionPresenter, 'isOpenedByGuardian'>,
    profile: Pick<ReaderProfilePresenter, 'reader'>,
    modals: ModalsPresenter,
  ) {
    this.#session = session;
    this.#profile = profile;
    this.#modals = modals;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isPossible(): boolean {
    return this.#session.isOpenedByGuardian;
  }

  get guardianName(): string | null {
    return this.#profile.reader?.guardianName ?? null;
  }

  open(): void {
    this.#modals.open('RETURN_TO_GUARDIAN', null);
  }
}
