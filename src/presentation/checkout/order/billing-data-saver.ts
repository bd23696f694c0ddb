import { makeAutoObservable, runInAction } from 'mobx';
import type { SaveBillingData } from '../../../application/account/save-billing-data.ts';
import { type BillingData, missingBillingFields } from '../../../domain/account/billing-data.ts';
import type { PasswordConfirmation } from '../../shell/password-confirmation/password-confirmation.ts';
import type { ReaderAccount } from './reader-account.ts';

/** 'unconfirmed': the service requires the reader's password. */
type SavingState = 'nothing' | 'saving' | 'saved' | 'unconfirmed' | 'failed';

interface KeptData {
  readonly readerId: string;
  readonly data: BillingData;
}

/**
 * Saves the data of the new card that paid an order in the account, if the reader has chosen that (rule 86). A failure is
 * shown only here, because the purchase succeeded.
 */
export class BillingDataSaver {
  state: SavingState = 'nothing';
  readonly #saveBillingData: SaveBillingData;
  readonly #account: ReaderAccount;
  readonly #confirmation: PasswordConfirmation;
  #kept: KeptData | null = null;

  constructor(saveBillingData: SaveBillingData, account: ReaderAccount, confirmation: PasswordConfirmation) {
    this.#saveBillingData = saveBillingData;
    this.#account = account;
    this.#confirmation = confirmation;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Call this before an order is sent, with the data to save once it is paid. null: nothing. */
  keep(data: BillingData | null): void {
    const { readerId } = this.#account.session;
    this.#kept = data && readerId ? { readerId, data } : null;
    this.state = 'nothing';
  }

  /** Saves what was kept, once. Does not ask for a password: that is the reader's choice (`confirm`). */
  async save(): Promise<void> {
    const { session, profile } = this.#account;
    const { user } = session;
    const kept = this.#kept;
    if (!kept) this.state = 'nothing';
    if (!kept || !user || kept.readerId !== user.id || this.state !== 'nothing') return;
    // An earlier order with the same card has saved everything.
    if (missingBillingFields(user).length === 0) return;
    this.state = 'saving';
    await this.#finish(await this.#saveBillingData.execute(kept.data, user, profile.reader));
  }

  /** Asks for the password and saves. Nothing changes if the reader cancels. */
  async confirm(): Promise<void> {
    const { session, profile } = this.#account;
    const { user } = session;
    const kept = this.#kept;
    if (!kept || !user || kept.readerId !== user.id || this.state !== 'unconfirmed') return;
    const outcome = await this.#confirmation.run(user.username, (password) =>
      this.#saveBillingData.execute(kept.data, session.user ?? user, profile.reader, password),
    );
    if (outcome) await this.#finish(outcome);
  }

  async #finish(outcome: Awaited<ReturnType<SaveBillingData['execute']>>): Promise<void> {
    const isUnconfirmed = !outcome.ok && outcome.failure.code === 'USER.PASSWORD_REQUIRED';
    if (!isUnconfirmed) this.#kept = null;
    // A part may have been saved before another was rejected.
    if (!outcome.ok) await this.#account.reloadUser();
    runInAction(() => {
      if (outcome.ok) this.#account.session.replaceUser(outcome.value);
      this.state = outcome.ok ? 'saved' : isUnconfirmed ? 'unconfirmed' : 'failed';
    });
  }
}
