import type { PublisherSummary } from '../catalogue/publisher.ts';
import type { Picture } from '../picture.ts';
import type { ComicPage } from '../reading/reading.ts';
import type { DraftContentTexts } from './draft-content.ts';
import type { IssueDraftDetails } from './issue-draft.ts';
import type { PublisherProfile } from './private-publisher.ts';
import type { PrivateSeriesTexts, SeriesDescriptor, SeriesProposal } from './private-series.ts';
import type { PublicationRequest, PublicationRequestKind } from './publication-request.ts';

/** A language edition of an issue, as it was submitted or as readers get it. */
interface IssueVersionContent extends DraftContentTexts {
  readonly id: string;
  /** Null if the image was removed. */
  readonly cover: Picture | null;
  /** In reading order. A picture is null if its image was removed. */
  readonly pages: readonly (Pick<ComicPage, 'number' | 'panels'> & { readonly picture: Picture | null })[];
}

/** An issue with its editions, as it was submitted or as readers get it. */
export interface IssueVersion extends IssueDraftDetails {
  readonly contents: readonly IssueVersionContent[];
}

/** What readers get of a series. */
export interface PublishedSeries extends PrivateSeriesTexts {
  readonly descriptors: readonly SeriesDescriptor[];
}

/** What readers get of a publisher. */
export interface PublishedPublisher
  extends PublisherProfile,
    Pick<PublisherSummary, 'username' | 'picture'> {}

/** An application, or what a publisher wants to change. */
export interface PublisherProposal extends Partial<PublishedPublisher> {
  /** Digits of a CPF or CNPJ in an application. Absent for everybody but staff, and after the answer. */
  readonly taxNumber?: string | null;
}

interface Comparison<Kind extends PublicationRequestKind, Proposal, Published> extends PublicationRequest {
  readonly kind: Kind;
  readonly proposal: Proposal;
  /** What readers get now. Null before the first approval. */
  readonly published: Published | null;
}

/**
 * A request with what staff compare. An issue is proposed as a whole, a series or a publisher only with what differed
 * when it was submitted.
 */
export type PublicationRequestDetail =
  | Comparison<'issue', IssueVersion, IssueVersion>
  | Comparison<'series', SeriesProposal, PublishedSeries>
  | Comparison<'publisher', PublisherProposal, PublishedPublisher>;
