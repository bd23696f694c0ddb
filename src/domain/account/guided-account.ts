import type { RatingLimit } from '../catalogue/catalogue-query.ts';
import type { ParentalHours } from './reading-hours.ts';

/** What a guardian has chosen for a guided account. */
export interface ParentalSettings {
  /** False if the account sees everything that its age does not forbid. */
  readonly isActive: boolean;
  /** The highest rating. null: by age. */
  readonly maxRating: RatingLimit | null;
  /** null: at any time. */
  readonly hours: ParentalHours | null;
  /** False if the child sees no prices. */
  readonly showsPrices: boolean;
}

/** The account of a child, as its guardian sees it. */
export interface GuidedAccount {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly nickname: string;
  /** Image address. */
  readonly avatar: string | null;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  /** True if the guardian's running plan covers the account. */
  readonly isIncluded: boolean;
  readonly settings: ParentalSettings;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  /** When the account is deleted, ISO 8601. null if no deletion is scheduled. */
  readonly deletionAt: string | null;
  /** Set while the account waits for its owner, who takes it over with a link that was sent to the address. */
  readonly handOver: HandOver | null;
}

export interface HandOver {
  readonly email: string;
  /** Until when the link is valid, ISO 8601. */
  readonly expiresAt: string;
}

/** The guided accounts of a guardian. */
export interface Family {
  /** How many accounts the running plan includes. 0 without such a plan. */
  readonly includedCount: number;
  /** Oldest first. */
  readonly accounts: readonly GuidedAccount[];
}

export interface NewGuidedAccount {
  readonly name: string;
  readonly nickname: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
}

export interface GuidedAccountChanges {
  readonly name?: string;
  readonly nickname?: string;
  readonly settings?: Partial<ParentalSettings>;
}
