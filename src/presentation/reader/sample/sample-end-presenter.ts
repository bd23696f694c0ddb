import { makeAutoObservable } from 'mobx';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { type AccessOption, accessOptionsOf } from '../../../domain/checkout/access-options.ts';
import { lowestMonthlyPriceOf, type MonthlyPrice } from '../../../domain/plans/plan-prices.ts';
import type { IssueViewer } from '../../shell/age-gate/issue-viewer.ts';
import type { GuardianPresenter } from '../../shell/guardian/guardian-presenter.ts';
import type { OfferedPlans } from '../../shell/plans/offered-plans.ts';
import type { PlanList } from '../../shell/plans/plan-list.ts';
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';

/** What a viewer can do at the end of a sample. */
export class SampleEndPresenter {
  readonly guardian: GuardianPresenter;
  readonly #plans: OfferedPlans;
  readonly #session: SessionPresenter;
  readonly #viewer: IssueViewer;

  constructor(
    plans: OfferedPlans,
    session: SessionPresenter,
    viewer: IssueViewer,
    guardian: GuardianPresenter,
  ) {
    this.guardian = guardian;
    this.#plans = plans;
    this.#session = session;
    this.#viewer = viewer;
    makeAutoObservable(this, { guardian: false }, { autoBind: true });
  }

  get isVisitor(): boolean {
    return this.#session.readerId === null;
  }

  /** Only the guardian buys. Rule 11. */
  get isGuided(): boolean {
    return this.#viewer.isGuided;
  }

  /** null until it is known, and if no plan is sold. */
  get planPrice(): MonthlyPrice | null {
    return lowestMonthlyPriceOf(this.plans.items);
  }

  /** For the current viewer. The view starts it if the issue is part of plans. */
  get plans(): PlanList {
    return this.#plans.list;
  }

  optionsOf(issue: Issue): readonly AccessOption[] {
    return this.isGuided ? [] : accessOptionsOf(issue, this.#viewer.sellsPlans);
  }
}
