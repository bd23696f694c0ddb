import type { Clock } from '../../../application/ports/device/clock.ts';
import type { FindPosition } from '../../../application/reading/find-position.ts';
import { isGuided } from '../../../domain/account/guardianship.ts';
import type { Acquisition, PayablePixOrder } from '../../../domain/account/reader.ts';
import { isInside } from '../../../domain/account/reading-hours.ts';
import type { Issue, ParentalRating } from '../../../domain/catalogue/issue.ts';
import {
  canRead,
  type IssueAction,
  isRunning,
  primaryAction,
} from '../../../domain/checkout/issue-access.ts';
import { payablePixOrderOf } from '../../../domain/checkout/payable-pix-order.ts';
import { latestPosition, type ReadingPosition } from '../../../domain/reading/reading.ts';
import { isLastPage } from '../../../domain/reading/reading-progress.ts';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';
import type { IssueMarksPresenter } from '../reading/issue-marks-presenter.ts';
import type { ReadingProgressPresenter } from '../reading/reading-progress-presenter.ts';
import type { RatingGatePresenter } from './rating-gate-presenter.ts';

interface IssueViewerDependencies {
  readonly profile: ReaderProfilePresenter;
  readonly findPosition: FindPosition;
  readonly ratingGate: RatingGatePresenter;
  readonly progress: ReadingProgressPresenter;
  readonly marks: IssueMarksPresenter;
  readonly clock: Clock;
}

/** What the viewer may see and read of an issue, and where they stopped reading. */
export class IssueViewer {
  readonly ratingGate: RatingGatePresenter;
  readonly marks: IssueMarksPresenter;
  readonly #profile: ReaderProfilePresenter;
  readonly #findPosition: FindPosition;
  readonly #progress: ReadingProgressPresenter;
  readonly #clock: Clock;

  constructor({ profile, findPosition, ratingGate, progress, marks, clock }: IssueViewerDependencies) {
    this.#profile = profile;
    this.#findPosition = findPosition;
    this.ratingGate = ratingGate;
    this.#progress = progress;
    this.marks = marks;
    this.#clock = clock;
  }

  /** null until the entitlements are loaded, so that readers are not offered issues they already own. */
  actionFor(issue: Issue): IssueAction | null {
    const action = primaryAction(issue, this.#profile.rights, this.#clock.now(), this.sellsPlans);
    return action === 'read' || this.#profile.isSettled ? action : null;
  }

  /** Whether plans are sold in the viewer's market. */
  get sellsPlans(): boolean {
    return this.#profile.marketOffers.plans;
  }

  mayRead(issue: Issue): boolean {
    return canRead(issue, this.#profile.rights, this.#clock.now());
  }

  /** The running purchase or rental of the issue. A purchase is preferred to a rental. */
  acquisitionOf(slug: string): Acquisition | null {
    const runningAcquisitions = this.#profile.rights.acquisitions.filter(
      (each) => each.issue.slug === slug && isRunning(each, this.#clock.now()),
    );
    return runningAcquisitions.find(({ expiresAt }) => !expiresAt) ?? runningAcquisitions[0] ?? null;
  }

  /** Whether the guardian of the reader acquired it, so that it is not on the reader's shelf. */
  isOfGuardian(acquisition: Acquisition | null): boolean {
    const ofGuardian = this.#profile.reader?.guardianRights?.acquisitions ?? [];
    return acquisition !== null && ofGuardian.includes(acquisition);
  }

  /** The reader's order of the issue whose Pix can be paid. */
  payablePixOrderOf({ id }: Issue): PayablePixOrder | null {
    return payablePixOrderOf(this.#profile.reader, id, this.#clock.now());
  }

  get isReader(): boolean {
    return this.#profile.reader !== null;
  }

  get isGuided(): boolean {
    return isGuided(this.#profile.reader);
  }

  maySee(rating: ParentalRating): boolean {
    return this.ratingGate.gateOf(rating) === 'open';
  }

  /** An issue that the guardian allowed is open above the rating. */
  maySeeIssue({ id, parentalRating }: Pick<Issue, 'id' | 'parentalRating'>): boolean {
    return this.ratingGate.gateOf(parentalRating, id) === 'open';
  }

  /** When the child may read again: HH:MM. null if it may read now. */
  get closedUntil(): string | null {
    const { reader } = this.#profile;
    const hours = isGuided(reader) ? reader?.parentalSettings.hours : null;
    return hours && !isInside(hours, this.#clock.now()) ? hours.from : null;
  }

  /** True if a child sees what issues cost, although only the guardian buys. */
  get showsPrices(): boolean {
    return this.#profile.reader?.parentalSettings.showsPrices ?? false;
  }

  /**
   * The newest position that this device or the service knows. null if there is none, and until the
   * profile of the reader is loaded.
   */
  positionIn(issueId: string): ReadingPosition | null {
    if (!this.#profile.isSettled) return null;
    return latestPosition(this.#findPosition.execute(issueId), this.#progress.positionOf(issueId));
  }

  /** The page where the viewer stopped, counted from 1. null on the first and on the last page. */
  resumePageOf({ id, pagesCount }: Issue): number | null {
    const position = this.positionIn(id);
    if (!position || position.page === 0 || isLastPage(position.page, pagesCount)) return null;
    return position.page + 1;
  }
}
