import { makeAutoObservable, reaction } from 'mobx';
import type { MarketMemory } from '../../../application/ports/account/market-memory.ts';
import { defaultMarket } from '../../../domain/account/default-market.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';
import type { ReaderProfilePresenter } from './reader-profile-presenter.ts';

/** The market whose prices the service sends to this viewer. Data of another market must not be shown. Rule 105. */
export class MarketPresenter {
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;
  readonly #memory: MarketMemory;

  constructor(session: SessionPresenter, profile: ReaderProfilePresenter, memory: MarketMemory) {
    this.#session = session;
    this.#profile = profile;
    this.#memory = memory;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Until the profile is loaded, the market that this device remembers of the reader. */
  get current(): string {
    const { readerId } = this.#session;
    if (readerId === null) return defaultMarket;
    return this.#profile.reader?.market ?? this.#memory.find(readerId) ?? defaultMarket;
  }

  /**
   * Answers with prices are kept by this key. The service finds the market by the session, which may have expired or belong
   * to a reader whose market is not known yet. So `current` is not enough: no answer may outlive its session.
   */
  get viewerKey(): string {
    return `${this.#session.changesCount} ${this.current}`;
  }

  /** Remembers the market of each reader whose profile is loaded, until the returned function is called. */
  start(): () => void {
    return reaction(
      () => this.#profile.reader,
      (reader) => {
        if (reader) this.#memory.save(reader.id, reader.market);
      },
      { fireImmediately: true },
    );
  }
}
