import type { Success } from '../success.ts';

/** Success messages about the renewal of a plan. They are in their own file because few screens need them. */
export const renewalSuccesses = {
  renewedByCard: {
    code: 'RENEWED_BY_CARD',
    name: 'RENEWED_BY_CARD',
    message: 'From now on, the plan renews with this card.',
  },
  renewalEnded: {
    code: 'RENEWAL_ENDED',
    name: 'RENEWAL_ENDED',
    message: 'The renewal has ended.',
  },
} as const satisfies Record<string, Success>;
