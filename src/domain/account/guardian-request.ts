import type { ParentalRating } from '../catalogue/issue.ts';
import type { Picture } from '../picture.ts';

/** What the reader of a guided account asks the guardian for. */
export interface RequestedProduct {
  readonly kind: 'issue' | 'plan';
  readonly id: string;
}

/** 'purchase': the guardian is to buy it. 'rating': the child asks to read an issue above its rating. */
export type RequestPurpose = 'purchase' | 'rating';

export type RequestAnswer = 'granted' | 'declined';

export interface GuardianRequest {
  readonly id: string;
  readonly product: RequestedProduct;
  readonly purpose: RequestPurpose;
  /** ISO 8601 instant, like `answeredAt`. */
  readonly requestedAt: string;
  /** null while the request is open. */
  readonly answer: RequestAnswer | null;
  readonly answeredAt: string | null;
}

/** A request as the guardian sees it. */
export interface ChildRequest extends GuardianRequest {
  readonly child: { readonly id: string; readonly nickname: string };
  readonly details: {
    readonly name: string;
    /** The path of its screen in this app. */
    readonly path: string;
    readonly parentalRating: ParentalRating | null;
    readonly cover: Picture | null;
    readonly prices: readonly {
      readonly kind: 'purchase' | 'rent' | 'plan';
      readonly cents: number;
      readonly currency: string;
      /** Days of the rental or the period. */
      readonly days: number | null;
    }[];
  };
}

export const isSameProduct = (one: RequestedProduct, other: RequestedProduct): boolean =>
  one.kind === other.kind && one.id === other.id;
