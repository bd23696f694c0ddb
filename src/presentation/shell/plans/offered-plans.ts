import type { Plans } from '../../../application/ports/checkout/plans.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';
import type { MarketPresenter } from '../profile/market-presenter.ts';
import { PlanList } from './plan-list.ts';

/** The plans for all screens: loaded once per session, language and market of the reader. */
export class OfferedPlans {
  readonly #plans: Plans;
  readonly #language: Pick<LanguagePresenter, 'current'>;
  readonly #market: Pick<MarketPresenter, 'viewerKey'>;
  readonly #lists = new Map<string, PlanList>();

  constructor(
    plans: Plans,
    language: Pick<LanguagePresenter, 'current'>,
    market: Pick<MarketPresenter, 'viewerKey'>,
  ) {
    this.#plans = plans;
    this.#language = language;
    this.#market = market;
  }

  /** In the current language, for the current viewer. */
  get list(): PlanList {
    const key = `${this.#language.current} ${this.#market.viewerKey}`;
    const list = this.#lists.get(key) ?? new PlanList(() => this.#plans.list());
    this.#lists.set(key, list);
    return list;
  }
}
