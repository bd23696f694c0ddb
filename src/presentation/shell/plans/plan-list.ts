import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../../domain/failure.ts';
import type { OfferedPlan } from '../../../domain/plans/plan.ts';
import type { Result } from '../../../domain/result.ts';
import { Loadable } from '../loading/loadable.ts';

const noPlans: readonly OfferedPlan[] = [];

/** The offered plans in one language. They arrive in one response, unlike the pages of an `EndlessList`. */
export class PlanList {
  readonly #loaded = new Loadable<readonly OfferedPlan[]>();
  readonly #load: () => Promise<Result<readonly OfferedPlan[], Failure>>;

  constructor(load: () => Promise<Result<readonly OfferedPlan[], Failure>>) {
    this.#load = load;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get items(): readonly OfferedPlan[] {
    return this.#loaded.value ?? noPlans;
  }

  get failure(): Failure | null {
    return this.#loaded.failure;
  }

  get isLoading(): boolean {
    return this.#loaded.isLoading;
  }

  get isLoaded(): boolean {
    return this.#loaded.value !== null;
  }

  /** Loads the plans, once. After a failure, loads them again. */
  async start(): Promise<void> {
    if (!this.isLoaded && !this.isLoading) await this.#loaded.load(null, this.#load);
  }
}
