import { makeAutoObservable, runInAction } from 'mobx';
import type { SaveBillingData } from '../../../application/account/save-billing-data.ts';
import { type BillingData, missingBillingFields } from '../../../domain/account/billing-data.ts';
import { mayDo } from '../../../domain/account/guardianship.ts';
import { type CardIdentity, isSameCard } from '../../../domain/cards/payment-card.ts';
import type { PasswordConfirmation } from '../../shell/password-confirmation/password-confirmation.ts';
import type { ReaderAccount } from './reader-account.ts';

/** 'unconfirmed': the service requires the reader's password. */
type SavingState = 'nothing' | 'saving' | 'saved' | 'unconfirmed' | 'failed';

interface KeptData {
  readonly readerId: string;
  readonly card: CardIdentity;
  readonly data: BillingData;
}

/**
 * Keeps the data of a new card in memory until an order is paid with that card, and then saves it in the account, if the
 * reader has chosen that (rule 86). A failure is shown only here, because the purchase succeeded.
 */
export class BillingDataSaver {
  state: SavingState = 'nothing';
  readonly #saveBillingData: SaveBillingData;
  readonly #account: ReaderAccount;
  readonly #confirmation: PasswordConfirmation;
  #kept: KeptData | null = null;
  /** True once an order was sent that the card of the kept data pays. */
  #isCardUsed = false;

  constructor(saveBillingData: SaveBillingData, account: ReaderAccount, confirmation: PasswordConfirmation) {
    this.#saveBillingData = saveBillingData;
    this.#account = account;
    this.#confirmation = confirmation;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What the account could keep. Empty if it has everything, and for a guided account. */
  get offeredFields(): readonly (keyof BillingData)[] {
    const { session, profile } = this.#account;
    if (!session.user || !profile.reader || !mayDo('personal-data', profile.reader)) return [];
    return missingBillingFields(session.user);
  }

  /** Replaces what was kept for an earlier card. `data`: null if the reader does not want to save it. */
  keep(card: CardIdentity, data: BillingData | null): void {
    const { readerId } = this.#account.session;
    this.clear();
    if (data && readerId) this.#kept = { readerId, card, data };
  }

  clear(): void {
    this.#kept = null;
    this.#isCardUsed = false;
    this.state = 'nothing';
  }

  /** Call this before an order is sent, with the card that pays it. Data of another card is cleared. */
  setPayingCard(card: CardIdentity | null): void {
    this.#isCardUsed = this.#kept !== null && card !== null && isSameCard(card, this.#kept.card);
    if (!this.#isCardUsed) this.clear();
  }

  /** Saves what was kept, once, if its card paid. Does not ask for a password: that is the reader's choice (`confirm`). */
  async save(): Promise<void> {
    const { session, profile } = this.#account;
    const { user } = session;
    const kept = this.#kept;
    if (!kept) this.state = 'nothing';
    if (!kept || !this.#isCardUsed || !user || kept.readerId !== user.id || this.state !== 'nothing') return;
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
