import { makeAutoObservable } from 'mobx';
import type { AgeCheck } from '../../application/ports/age-check.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { ParentalRating } from '../../domain/issue.ts';
import { type Gate, gateOf } from '../../domain/rating-gate.ts';
import type { ReaderProfilePresenter } from './reader-profile-presenter.ts';
import type { SessionPresenter } from './session-presenter.ts';

/** What may be shown to whoever looks at the shop. To be written. */
export class RatingGatePresenter {
  readonly #ageCheck: AgeCheck;
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;
  readonly #clock: Clock;

  constructor(ageCheck: AgeCheck, session: SessionPresenter, profile: ReaderProfilePresenter, clock: Clock) {
    this.#ageCheck = ageCheck;
    this.#session = session;
    this.#profile = profile;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  gateOf(rating: ParentalRating): Gate {
    void [this.#profile, this.#clock];
    return gateOf(rating, { isOfAge: this.#ageCheck.isOfAge(this.#session.user), guidedUpTo: null });
  }

  /** Says that the viewer is of age; a failure is told. */
  async confirm(): Promise<void> {
    await this.#ageCheck.confirm(this.#session.user);
  }
}
