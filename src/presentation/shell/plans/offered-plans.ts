import type { Plans } from '../../../application/ports/checkout/plans.ts';
import type { OfferedPlan } from '../../../domain/plans/plan.ts';
import { createSinglePageList } from '../lists/create-single-page-list.ts';
import type { EndlessList } from '../lists/endless-list.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';

/** The plans for all screens: loaded once per session and language. */
export class OfferedPlans {
  readonly #plans: Plans;
  readonly #language: LanguagePresenter;
  readonly #lists = new Map<string, EndlessList<OfferedPlan>>();

  constructor(plans: Plans, language: LanguagePresenter) {
    this.#plans = plans;
    this.#language = language;
  }

  /** In the current language. */
  get list(): EndlessList<OfferedPlan> {
    const language = this.#language.current;
    const list = this.#lists.get(language) ?? createSinglePageList(() => this.#plans.list());
    this.#lists.set(language, list);
    return list;
  }
}
