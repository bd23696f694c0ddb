import { makeAutoObservable, reaction } from 'mobx';
import type { MarketMemory } from '../../../application/ports/account/market-memory.ts';
import { defaultMarket } from '../../../domain/account/default-market.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';
import type { ReaderProfilePresenter } from './reader-profile-presenter.ts';

/** The viewer for whom data were requested. */
export interface DataOrigin {
  /** The session, as `changesCount` counts them. */
  readonly session: number;
  /** null if the market of the session was not known yet. The service knows it, so the data are those of that market. */
  readonly market: string | null;
}

/** The market whose prices the service sends to this viewer. Data of another market must not be shown. Rule 105. */
export class MarketPresenter {
  /** True while the app may use the answers for visitors that the page contains. */
  usesVisitorAnswers = false;
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;
  readonly #memory: MarketMemory;
  /** The viewer of the current `viewerKey`. */
  #keyOrigin: DataOrigin | null = null;
  #keysCount = 0;

  constructor(session: SessionPresenter, profile: ReaderProfilePresenter, memory: MarketMemory) {
    this.#session = session;
    this.#profile = profile;
    this.#memory = memory;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Until the profile is loaded, the market that this device remembers of the reader. */
  get current(): string {
    return this.#known ?? defaultMarket;
  }

  setUsesVisitorAnswers(usesVisitorAnswers: boolean): void {
    this.usesVisitorAnswers = usesVisitorAnswers;
  }

  /** The origin of data that are requested now. */
  get origin(): DataOrigin {
    const market = this.#known ?? (this.usesVisitorAnswers ? defaultMarket : null);
    return { session: this.#session.changesCount, market };
  }

  /** Whether data are those of the viewer's market, so that they need not be loaded again. */
  isCurrent({ session, market }: DataOrigin): boolean {
    return market === null ? session === this.#session.changesCount : market === this.current;
  }

  /**
   * Answers with prices are kept by this key. It changes with the session, because the service finds the market by the
   * session, and when the answers are not current any more. It stays when the market of the session becomes known.
   */
  get viewerKey(): string {
    const { origin } = this;
    const former = this.#keyOrigin;
    const isSameViewer = former !== null && former.session === origin.session && this.isCurrent(former);
    if (!isSameViewer) this.#keysCount += 1;
    if (!isSameViewer || former.market === null) this.#keyOrigin = origin;
    return String(this.#keysCount);
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

  get #known(): string | null {
    const { readerId } = this.#session;
    if (readerId === null) return defaultMarket;
    return this.#profile.reader?.market ?? this.#memory.find(readerId);
  }
}
