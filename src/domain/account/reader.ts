import type { Plan } from '../plans/plan.ts';
import type { ParentalSettings } from './guided-account.ts';

/** An entitlement of limited duration. It never ends if `expiresAt` is absent. Rule 2. */
export interface Subscription {
  readonly id: string;
  readonly plan: Plan;
  readonly hasAutoRenewal: boolean;
  readonly cycleDurationInDays: number;
  /** ISO 8601 instant. */
  readonly startsAt: string;
  readonly expiresAt?: string | null;
}

export interface Acquisition {
  /** `id` opens the issue for reading even if its page no longer exists. */
  readonly issue: { readonly id?: string; readonly slug: string };
  readonly expiresAt?: string | null;
}

/** What a guided account may read by right of its guardian, and above its rating. */
export interface GuardianRights {
  /** The guardian's running subscription, if its plan covers the account. `expiresAt`: ISO 8601 instant. */
  readonly subscription: { readonly id: string; readonly expiresAt: string } | null;
  readonly acquisitions: readonly Acquisition[];
  /** The guardian allowed these issues, although they are above the rating. */
  readonly allowedIssueIds: readonly string[];
}

/** An order of an issue or a plan whose Pix can be paid. */
export interface PayablePixOrder {
  readonly id: string;
  /** The id of the issue or the plan. */
  readonly productId: string;
  readonly merchandiseId: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly pixCode: string;
  /** ISO 8601 instant. */
  readonly pixExpiresAt: string;
}

export interface OperatorLink {
  readonly isActive: boolean;
  readonly operatorId: string;
  readonly subjectId: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What is sold in the market of a reader, besides issues. Rule 133. */
export interface MarketOffers {
  readonly plans: boolean;
  /** Wallet credits. */
  readonly credits: boolean;
}

/** The display preferences of a reader. */
export interface ReaderPreferences {
  /** 'pt-br' or 'en-us'. */
  readonly language: string;
  /** 'dark' or 'light'. */
  readonly theme: string;
}

/** The profile of a user at the comics service. */
export interface Reader {
  readonly id: string;
  readonly preferences: ReaderPreferences;
  /** False while the preferences are those with which the service created the profile. */
  readonly hasSavedPreferences: boolean;
  readonly market: string;
  readonly currency: string;
  readonly marketOffers: MarketOffers;
  /** The account of the guardian. Null if the reader has none. */
  readonly guardianId: string | null;
  /** The nickname or name of the guardian. Null if the reader has none. */
  readonly guardianName: string | null;
  /** Null without a guardian. */
  readonly guardianRights: GuardianRights | null;
  readonly parentalSettings: ParentalSettings;
  readonly operatorLink: OperatorLink | null;
  readonly subscription: Subscription | null;
  readonly scheduledSubscription: Subscription | null;
  readonly expiredSubscription: Subscription | null;
  /** The newest first. */
  readonly payablePixOrders: readonly PayablePixOrder[];
}
