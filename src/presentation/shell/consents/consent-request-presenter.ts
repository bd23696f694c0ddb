import { makeAutoObservable, runInAction } from 'mobx';
import type { AcceptTexts } from '../../../application/account/accept-texts.ts';
import type { Consents } from '../../../application/ports/account/consents.ts';
import { type ConsentText, type OwnConsents, unacceptedTextsOf } from '../../../domain/account/consent.ts';
import type { Failure } from '../../../domain/failure.ts';
import { FormFailure } from '../forms/form-failure.ts';
import { Loadable, loadedValueOf, loadFailureOf } from '../loading/loadable.ts';
import type { NotificationsPresenter } from '../notifications/notifications-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/** Asks the signed-in reader to accept the texts whose version is new to them. */
export class ConsentRequestPresenter {
  /** Belongs to the reader, because another one may sign in. */
  readonly #loadable = new Loadable<OwnConsents, string | null>();
  readonly acceptFailure: FormFailure;
  isAccepting = false;
  readonly #consents: Consents;
  readonly #acceptTexts: AcceptTexts;
  readonly #session: SessionPresenter;

  constructor(
    consents: Consents,
    acceptTexts: AcceptTexts,
    session: SessionPresenter,
    notifications: NotificationsPresenter,
  ) {
    this.#consents = consents;
    this.#acceptTexts = acceptTexts;
    this.#session = session;
    this.acceptFailure = new FormFailure(notifications);
    makeAutoObservable(this, { acceptFailure: false }, { autoBind: true });
  }

  /** null until they are loaded. */
  get texts(): readonly ConsentText[] | null {
    return this.#loaded && unacceptedTextsOf(this.#loaded);
  }

  get loadFailure(): Failure | null {
    return loadFailureOf(this.#state);
  }

  /** True if the reader accepted an earlier version, so that something has changed for them. */
  get isRenewal(): boolean {
    return (this.#loaded?.accepted.length ?? 0) > 0;
  }

  async load(): Promise<void> {
    await this.#loadable.load(this.#session.readerId, () => this.#consents.find());
  }

  async accept(): Promise<void> {
    if (!this.texts || this.isAccepting) return;
    this.isAccepting = true;
    const outcome = this.acceptFailure.report(await this.#acceptTexts.execute(this.texts));
    runInAction(() => {
      this.isAccepting = false;
    });
    if (outcome.ok) this.#session.replaceUser(outcome.value);
    // The reader sees the new version before they accept it.
    else if (outcome.failure.code === 'CONSENT.OUTDATED') await this.load();
  }

  async signOut(): Promise<void> {
    await this.#session.signOut();
  }

  get #state() {
    return this.#loadable.stateOf(this.#session.readerId);
  }

  get #loaded(): OwnConsents | null {
    return loadedValueOf(this.#state);
  }
}
