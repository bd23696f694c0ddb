import type { Genre } from '../catalogue/genre.ts';
import type { ParentalRating, ReadingDirection, ReadingMode } from '../catalogue/issue.ts';
import type { PublisherSummary } from '../catalogue/publisher.ts';
import type { Picture } from '../picture.ts';
import type { DraftContent } from './draft-content.ts';
import type { EntityVersion } from './entity-version.ts';
import type { IssueMarket } from './issue-market.ts';
import type { PublicationRequestState, PublicationRequestStatus } from './publication-request.ts';

/** The details of an issue that its publisher decides. */
export interface IssueDraftDetails {
  readonly slug: string;
  readonly seriesId: string | null;
  /** The number in the series. */
  readonly number: number | null;
  /** ISO 3166-1 alpha-2, such as 'BR'. */
  readonly country: string | null;
  /** YYYY-MM-DD: a day, not an instant. */
  readonly releaseDate: string | null;
  readonly originalTitle: string | null;
  /** In lower case, such as 'pt-br'. */
  readonly originalLanguage: string;
  readonly parentalRating: ParentalRating;
  readonly genre: Genre | null;
  /** Pages that everyone may read, if an edition has at least twice as many. 0: no sample. Rule 68. */
  readonly samplePages: number;
  readonly readingDirection: ReadingDirection;
  readonly readingMode: ReadingMode;
  /** In the order of the credits. */
  readonly contributors: readonly { readonly name: string; readonly role: string }[];
}

/** Absent details get the values that the service has for new issues. */
export type NewIssueDraft = Pick<IssueDraftDetails, 'slug'> & Partial<IssueDraftDetails>;

/**
 * What readers get of an issue. 'unpublished': it was never approved. 'not for sale': approved, but in no market, or
 * withdrawn. 'scheduled': on sale from `publishedAt`.
 */
export type Publication = 'unpublished' | 'not for sale' | 'scheduled' | 'on sale';

/** The working copy of an issue, which staff approve before readers get it. */
export interface IssueDraft extends IssueDraftDetails, EntityVersion {
  readonly publisher: PublisherSummary;
  /** Of the details, editions and pages together. */
  readonly copyVersion: number;
  readonly saleVersion: number;
  /** True if it differs from the version that readers get. */
  readonly isChanged: boolean;
  readonly publication: Publication;
  /** ISO 8601 instant at which its sale starts or started. Null if it is not for sale. */
  readonly publishedAt: string | null;
  /** The newest request for approval. While it is waiting, changes fail with CONTENT.WAITING_APPROVAL. */
  readonly request: PublicationRequestStatus | null;
  /** Where it is offered. Changes of the sale need no approval. */
  readonly markets: readonly IssueMarket[];
  /** The language editions. */
  readonly contents: readonly DraftContent[];
  /** ISO 8601 instant after which the addresses of covers and pages stop working. */
  readonly expiresAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The working copy that its editor has seen, with its editions and pages. */
export type CopyVersion = Pick<IssueDraft, 'id' | 'copyVersion'>;

/** The sale of an issue that its editor has seen. */
export type SaleVersion = Pick<IssueDraft, 'id' | 'saleVersion'>;

/** A draft in the list of a publisher. */
export interface IssueDraftSummary
  extends Pick<
    IssueDraft,
    'id' | 'slug' | 'number' | 'seriesId' | 'isChanged' | 'publication' | 'updatedAt'
  > {
  /** In the language of the app, otherwise in the original one. Null without an edition. */
  readonly title: string | null;
  readonly cover: Picture | null;
  readonly pagesCount: number;
  /** The state of the newest request for approval. */
  readonly requestState: PublicationRequestState | null;
}
