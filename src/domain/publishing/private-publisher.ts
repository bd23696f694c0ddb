import type { PublisherSummary } from '../catalogue/publisher.ts';
import type { EntityVersion } from './entity-version.ts';
import type { PublicationRequestStatus } from './publication-request.ts';

/** The part of its revenue that a publisher gets from a month on, until the next share. Rule 98. */
export interface PublisherShare {
  /** YYYY-MM-01: the first day of a month in Brazil. */
  readonly validFrom: string;
  /** Hundredths of a percent, from 0 to 10,000. */
  readonly basisPoints: number;
}

/** What members of a publisher can change with an approval. */
export interface PublisherProfile {
  readonly name: string;
  /** May be empty. */
  readonly description: string;
  /** Background of the head of its page: #rrggbb. Null for the colour of the interface. */
  readonly color: string | null;
  /** The list of its series begins with this one. */
  readonly featuredSeriesId: string | null;
}

/** What only staff can change. */
export interface PublisherStanding {
  /** Lists show higher priorities first. */
  readonly priority: number;
  /** Issues of an inactive publisher are not offered. */
  readonly isActive: boolean;
  /** Digits of a CPF or CNPJ. Null if there is none, and for members, who do not see it. */
  readonly taxNumber: string | null;
}

/** A publisher as its members and staff see it. */
export interface PrivatePublisher
  extends PublisherSummary,
    PublisherProfile,
    PublisherStanding,
    EntityVersion {
  readonly membersCount: number;
  /** The share of this month, in hundredths of a percent. */
  readonly shareBasisPoints: number;
  /** Those that were set, the earliest first. */
  readonly shares: readonly PublisherShare[];
  /** What the newest request proposes, while it is waiting or after it was rejected: only what differs. */
  readonly proposal: Partial<PublisherProfile> | null;
  /** The newest request for approval. While it is waiting, changes fail with CONTENT.WAITING_APPROVAL. */
  readonly request: PublicationRequestStatus | null;
}

/** Absent fields keep their values. */
export interface PublisherChanges extends Partial<PublisherProfile>, Partial<PublisherStanding> {}

/** What a reader sends to become a publisher. */
export interface PublisherApplication {
  readonly name: string;
  /** Its name in addresses, in lower case, such as 'editora-ipe'. */
  readonly username: string;
  readonly description: string;
  /** Digits of a CPF or CNPJ. Only staff see it. */
  readonly taxNumber: string;
  /** An image. */
  readonly picture?: File;
}

/** A publisher that staff create. */
export interface NewPublisher extends Omit<PublisherApplication, 'taxNumber'> {
  readonly taxNumber?: string;
  /** The account that becomes a member and can publish. */
  readonly ownerId?: string;
}
