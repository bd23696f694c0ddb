import { makeAutoObservable, runInAction } from 'mobx';
import type { AgeCheck } from '../../../application/ports/account/age-check.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { isAtLeast } from '../../../domain/account/age.ts';
import { birthDateOf } from '../../../domain/account/birth-date.ts';
import { isGuided } from '../../../domain/account/guardianship.ts';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import { type Gate, gateOf, highestRatingAt, type Viewer } from '../../../domain/catalogue/rating-gate.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import { failed, type Result } from '../../../domain/result.ts';
import type { RatingGate } from '../../ui/rating-gates/rating-gates.ts';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/** Decides which ratings the viewer may see. */
export class RatingGatePresenter implements RatingGate {
  /** Counts accepted confirmations, after which the platform may accept more. */
  confirmations = 0;
  /** Counts what may have changed the age check, to trigger updates: it is not observable. */
  ageChecks = 0;
  /** The reader whose age the platform does not know, although this device does. */
  #unconfirmedReader: string | null = null;
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

  /**
   * False while the profile of a signed-in reader is loading. They may be a guided child, so issues for adults stay
   * hidden and the age question waits.
   */
  get isSettled(): boolean {
    return this.#profile.isSettled;
  }

  get isLoading(): boolean {
    const { user } = this.#session;
    if (this.isSettled || this.#profile.hasLoadFailed) return false;
    // A known or declared adult is rarely a guided child, so they do not wait for the profile. Rule 91.
    return !user || this.#ageCheck.isOfAge(user) !== true;
  }

  gateOf(rating: ParentalRating, issueId?: string): Gate {
    return gateOf(rating, this.#viewer, issueId);
  }

  /** Confirms that the viewer is 18 or older. The failure says why the confirmation is not accepted. */
  async confirm(): Promise<Result<unknown, Failure>> {
    const { readerId, user, failure } = this.#session;
    if (readerId !== null && !user) return failed(failure ?? failures.networkConnection);
    const outcome = await this.#ageCheck.confirm(user);
    runInAction(() => {
      this.ageChecks += 1;
      if (!outcome.ok) return;
      this.confirmations += 1;
      this.#unconfirmedReader = null;
      if (outcome.value) this.#session.replaceUser(outcome.value);
    });
    return outcome;
  }

  /** Asks for the age because the platform does not know it. What the device knows about the reader may be older. */
  askAgain(): void {
    this.#unconfirmedReader = this.#session.readerId;
    this.ageChecks += 1;
  }

  get #viewer(): Viewer {
    if (!this.isSettled) return { isOfAge: null, guidedUpTo: null };
    void this.ageChecks;
    const { reader } = this.#profile;
    const isRestricted = isGuided(reader) && reader?.parentalSettings.isActive;
    return {
      isOfAge: this.#isOfAge,
      guidedUpTo: isRestricted ? this.#highestRating : null,
      allowedIssueIds: reader?.guardianRights?.allowedIssueIds ?? [],
    };
  }

  get #isOfAge(): boolean | null {
    const { readerId, user } = this.#session;
    // The user could not be loaded. The declaration of a visitor does not apply to a reader.
    if (readerId !== null && !user) return null;
    const isOfAge = this.#ageCheck.isOfAge(user);
    // Only the guardian can enter the birth date, so a guided reader is not asked.
    if (isGuided(this.#profile.reader)) return isOfAge ?? false;
    return user && user.id === this.#unconfirmedReader ? null : isOfAge;
  }

  /** The guardian's choice, or by age. A guided child without a birth date sees only what is for all ages. Rule 8. */
  get #highestRating(): ParentalRating {
    const { maxRating = null } = this.#profile.reader?.parentalSettings ?? {};
    if (maxRating !== null) return maxRating;
    const now = this.#clock.now();
    const birthDate = birthDateOf(this.#session.user?.birthDate ?? '', now);
    return highestRatingAt(birthDate && ((years) => isAtLeast(years, birthDate, now)));
  }
}
