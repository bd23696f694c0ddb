import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GuardianRequests } from '../../../application/ports/account/guardian-requests.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import {
  type GuardianRequest,
  isSameProduct,
  type RequestedProduct,
  type RequestPurpose,
} from '../../../domain/account/guardian-request.ts';
import type { Failure } from '../../../domain/failure.ts';
import { Loadable } from '../loading/loadable.ts';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/** 'unknown' until the requests are loaded. 'declined': the child can ask again after a week. */
export type GuardianRequestState = 'unknown' | 'possible' | 'sending' | 'sent' | 'declined';

/** Rule 64. */
const repetitionPauseMs = 7 * 24 * 60 * 60 * 1000;

/** What the reader of a guided account has asked the guardian for. */
export class GuardianPresenter {
  /** By the id of the reader. */
  readonly loadable = new Loadable<readonly GuardianRequest[], string | null>();
  /** `readerId`: whose request it is. */
  sending: { readonly readerId: string | null; readonly product: RequestedProduct } | null = null;
  /** Why the last request failed. */
  failed: {
    readonly readerId: string | null;
    readonly product: RequestedProduct;
    readonly failure: Failure;
    readonly times: number;
  } | null = null;
  readonly #requests: GuardianRequests;
  readonly #session: SessionPresenter;
  readonly #profile: Pick<ReaderProfilePresenter, 'reader' | 'load'>;
  readonly #clock: Clock;
  #isRefreshing = false;

  constructor(
    requests: GuardianRequests,
    session: SessionPresenter,
    profile: Pick<ReaderProfilePresenter, 'reader' | 'load'>,
    clock: Clock,
  ) {
    this.#requests = requests;
    this.#session = session;
    this.#profile = profile;
    this.#clock = clock;
    makeAutoObservable(
      this,
      { loadable: false, sending: observableRef, failed: observableRef },
      { autoBind: true },
    );
  }

  /** null until the profile is loaded. */
  get guardianName(): string | null {
    return this.#profile.reader?.guardianName ?? null;
  }

  get showsPrices(): boolean {
    return this.#profile.reader?.parentalSettings.showsPrices ?? false;
  }

  /** Loads the requests once for each reader. */
  async start(): Promise<void> {
    const { readerId } = this.#session;
    if (this.loadable.stateOf(readerId).kind !== 'idle') return;
    await this.loadable.load(readerId, () => this.#requests.list());
  }

  /** Loads the answers that the guardian gave meanwhile, and the profile with the rights that they granted. */
  async refresh(): Promise<void> {
    const { readerId } = this.#session;
    const { value: known } = this.loadable;
    if (this.#isRefreshing || !known || this.loadable.key !== readerId) return;
    this.#isRefreshing = true;
    const outcome = await this.#requests.list();
    this.#isRefreshing = false;
    // The child may have asked meanwhile, which is newer.
    if (!outcome.ok || this.loadable.value !== known || readerId !== this.#session.readerId) return;
    this.loadable.set(readerId, outcome.value);
    if (answersOf(outcome.value) !== answersOf(known)) await this.#profile.load(readerId ?? undefined);
  }

  /** If loading failed, the reader can ask: an open request is not sent twice. */
  stateOf(product: RequestedProduct, purpose: RequestPurpose = 'purchase'): GuardianRequestState {
    const { readerId } = this.#session;
    const { sending } = this;
    if (sending?.readerId === readerId && isSameProduct(sending.product, product)) return 'sending';
    const state = this.loadable.stateOf(readerId);
    if (state.kind === 'idle' || state.kind === 'loading') return 'unknown';
    const newest = this.loadable.value?.find(
      (each) => isSameProduct(each.product, product) && each.purpose === purpose,
    );
    if (!newest || newest.answer === 'granted') return 'possible';
    if (newest.answer === null) return 'sent';
    const canRepeatAt = Date.parse(newest.answeredAt ?? newest.requestedAt) + repetitionPauseMs;
    return canRepeatAt <= this.#clock.now().getTime() ? 'possible' : 'declined';
  }

  failureOf(product: RequestedProduct): { current: Failure | null; times: number } {
    const { failed } = this;
    return failed?.readerId === this.#session.readerId && isSameProduct(failed.product, product)
      ? { current: failed.failure, times: failed.times }
      : { current: null, times: 0 };
  }

  /** Returns true if the guardian was asked. */
  async ask(product: RequestedProduct): Promise<boolean> {
    if (this.sending) return false;
    const { readerId } = this.#session;
    this.sending = { readerId, product };
    const outcome = await this.#requests.send(product);
    runInAction(() => {
      this.sending = null;
      if (readerId !== this.#session.readerId) return;
      if (outcome.ok) {
        this.failed = null;
        const others = (this.loadable.value ?? []).filter(({ id }) => id !== outcome.value.id);
        this.loadable.set(readerId, [outcome.value, ...others]);
      } else
        this.failed = {
          readerId,
          product,
          failure: outcome.failure,
          times: this.failureOf(product).times + 1,
        };
    });
    return outcome.ok;
  }
}

const answersOf = (requests: readonly GuardianRequest[]): string =>
  requests.map(({ id, answer }) => `${id} ${answer}`).join();
