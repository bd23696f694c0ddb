import type { PublisherSummary } from '../catalogue/publisher.ts';
import type { Picture } from '../picture.ts';
import type { PublicationRequestStatus } from './publication-request.ts';

export interface PrivateSeriesTexts {
  readonly slug: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
}

/** How a series is presented in one language. */
export interface SeriesDescriptor {
  /** In lower case, such as 'pt-br'. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Null for the cover of the first issue. */
  readonly cover: Picture | null;
}

/** What a request proposes for a series: only what differs from what readers get. */
export interface SeriesProposal extends Partial<PrivateSeriesTexts> {
  readonly descriptors?: readonly SeriesDescriptor[];
}

/**
 * A series as its publisher and staff see it, approved or not. It has no working copy: what a publisher changes is the
 * content of a request for approval. Rule 97.
 */
export interface PrivateSeries extends PrivateSeriesTexts {
  readonly id: string;
  readonly publisher: PublisherSummary;
  /** False before the first approval. The texts are then the proposed ones. */
  readonly isPublished: boolean;
  /** Only of languages that have texts of their own. */
  readonly descriptors: readonly SeriesDescriptor[];
  /** Of the newest request, while it is waiting or after it was rejected. */
  readonly proposal: SeriesProposal | null;
  /** The newest request for approval. While it is waiting, changes fail with CONTENT.WAITING_APPROVAL. */
  readonly request: PublicationRequestStatus | null;
  /** ISO 8601 instant after which the addresses of proposed covers stop working. */
  readonly expiresAt: string;
}

/** `cover`: an image, or null for the cover of the first issue. Absent: the former one. */
export interface SeriesDescriptorChange extends Omit<SeriesDescriptor, 'cover'> {
  readonly cover?: File | null;
}
