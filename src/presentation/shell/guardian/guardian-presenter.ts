import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GuardianRequests } from '../../../application/ports/account/guardian-requests.ts';
import { isSameRequest, type RequestedProduct } from '../../../domain/account/guardian-request.ts';
import type { Failure } from '../../../domain/failure.ts';
import { Loadable } from '../loading/loadable.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/** What the reader of a guided account has asked the guardian for. */
export class GuardianPresenter {
  /** By the id of the reader. */
  readonly loadable = new Loadable<readonly RequestedProduct[], string | null>();
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

  constructor(requests: GuardianRequests, session: SessionPresenter) {
    this.#requests = requests;
    this.#session = session;
    makeAutoObservable(
      this,
      { loadable: false, sending: observableRef, failed: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the open requests once for each reader. */
  async start(): Promise<void> {
    const { readerId } = this.#session;
    if (this.loadable.stateOf(readerId).kind !== 'idle') return;
    await this.loadable.load(readerId, () => this.#requests.list());
  }

  /**
   * 'unknown' until the requests are loaded. If that fails, the reader can ask: an open request is not sent twice.
   */
  stateOf(product: RequestedProduct): 'unknown' | 'possible' | 'sending' | 'sent' {
    const { readerId } = this.#session;
    const { sending } = this;
    if (sending?.readerId === readerId && isSameRequest(sending.product, product)) return 'sending';
    const state = this.loadable.stateOf(readerId);
    if (state.kind === 'idle' || state.kind === 'loading') return 'unknown';
    const isSent = this.loadable.value?.some((each) => isSameRequest(each, product)) ?? false;
    return isSent ? 'sent' : 'possible';
  }

  failureOf(product: RequestedProduct): { current: Failure | null; times: number } {
    const { failed } = this;
    return failed?.readerId === this.#session.readerId && isSameRequest(failed.product, product)
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
        this.loadable.set(readerId, [product, ...(this.loadable.value ?? [])]);
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
