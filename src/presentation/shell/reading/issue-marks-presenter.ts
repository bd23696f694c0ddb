import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { isGuided } from '../../../domain/account/guardianship.ts';
import type { Acquisition } from '../../../domain/account/reader.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { type IssueOffer, offerOf } from '../../../domain/checkout/issue-offer.ts';
import type { IssueMarks } from '../../ui/issue-marks/issue-marks.ts';
import type { ReaderProfilePresenter } from '../profile/reader-profile-presenter.ts';
import type { ReadingProgressPresenter } from './reading-progress-presenter.ts';

const noAcquisitions: readonly Acquisition[] = [];

/**
 * What an issue costs the viewer, and whether they have read it, on all screens. Until the profile is loaded, the viewer
 * counts as a visitor.
 */
export class IssueMarksPresenter implements IssueMarks {
  readonly #profile: ReaderProfilePresenter;
  readonly #progress: ReadingProgressPresenter;
  readonly #clock: Clock;

  constructor(profile: ReaderProfilePresenter, progress: ReadingProgressPresenter, clock: Clock) {
    this.#profile = profile;
    this.#progress = progress;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A reader may have a thousand acquisitions, and a list thousands of cards. */
  get acquisitionsBySlug(): ReadonlyMap<string, readonly Acquisition[]> {
    const bySlug = new Map<string, readonly Acquisition[]>();
    for (const acquisition of this.#profile.rights.acquisitions) {
      const { slug } = acquisition.issue;
      bySlug.set(slug, [...(bySlug.get(slug) ?? noAcquisitions), acquisition]);
    }
    return bySlug;
  }

  offerOf(issue: Issue): IssueOffer {
    const { subscription } = this.#profile.rights;
    const acquisitions = this.acquisitionsBySlug.get(issue.slug) ?? noAcquisitions;
    const offer = offerOf(
      issue,
      { subscription, acquisitions },
      this.#clock.now(),
      this.#profile.marketOffers.plans,
    );
    const isSold = offer.kind === 'price' || offer.kind === 'in-plans';
    const { reader } = this.#profile;
    return isSold && isGuided(reader) && !reader?.parentalSettings.showsPrices ? { kind: 'ask' } : offer;
  }

  isFinished(issue: Issue): boolean {
    return this.#progress.isFinished(issue);
  }
}
