import type { Plans } from '../../../application/ports/checkout/plans.ts';
import type { LanguagePresenter } from '../preferences/language-presenter.ts';
import { PlanList } from './plan-list.ts';

/** The plans for all screens: loaded once per session and language. */
export class OfferedPlans {
  readonly #plans: Plans;
  readonly #language: LanguagePresenter;
  readonly #lists = new Map<string, PlanList>();

  constructor(plans: Plans, language: LanguagePresenter) {
    this.#plans = plans;
    this.#language = language;
  }

  /** In the current language. */
  get list(): PlanList {
    const language = this.#language.current;
    const list = this.#lists.get(language) ?? new PlanList(() => this.#plans.list());
    this.#lists.set(language, list);
    return list;
  }
}
