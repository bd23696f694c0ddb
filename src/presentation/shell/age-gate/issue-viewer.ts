import type { FindPosition } from '../../../application/reading/find-position.ts';
import { isGuided } from '../../../domain/account/guardianship.ts';
import type { Acquisition } from '../../../domain/account/reader.ts';
import type { Issue, ParentalRating } from '../../../domain/catalogue/issue.ts';
import {
  canRead,
  type IssueAction,
  isRunning,
  primaryAction,
} from '../../../domain/checkout/issue-access.ts';
import type { ReadingPosition } from '../../../domain/reading/reading.ts';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';
import type { RatingGatePresenter } from './rating-gate-presenter.ts';

/** Whoever looks at issues: what they may see and read of them, and where they stopped. */
export class IssueViewer {
  readonly ratingGate: RatingGatePresenter;
  readonly #profile: ReaderProfilePresenter;
  readonly #findPosition: FindPosition;

  constructor(profile: ReaderProfilePresenter, findPosition: FindPosition, ratingGate: RatingGatePresenter) {
    this.#profile = profile;
    this.#findPosition = findPosition;
    this.ratingGate = ratingGate;
  }

  /** null while it is not known what the reader owns: nobody is offered what is theirs. */
  actionFor(issue: Issue): IssueAction | null {
    const action = primaryAction(issue, this.#profile.rights, new Date());
    return action === 'read' || this.#profile.isSettled ? action : null;
  }

  mayRead(issue: Issue): boolean {
    return canRead(issue, this.#profile.rights, new Date());
  }

  /** What the reader has bought or rented under that slug, and still has: what is kept for ever before the rest. */
  acquisitionOf(slug: string): Acquisition | null {
    const own = this.#profile.rights.acquisitions.filter(
      (each) => each.issue.slug === slug && isRunning(each, new Date()),
    );
    return own.find(({ expiresAt }) => !expiresAt) ?? own[0] ?? null;
  }

  get isGuided(): boolean {
    return isGuided(this.#profile.reader);
  }

  isOpen(rating: ParentalRating): boolean {
    return this.ratingGate.gateOf(rating) === 'open';
  }

  /** null too while it is not known who is there: the page that the platform serves knows nobody. */
  positionIn(issueId: string): ReadingPosition | null {
    return this.#profile.isSettled ? this.#findPosition.execute(issueId) : null;
  }
}
