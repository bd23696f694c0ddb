import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFromPrivatePage } from '../shell/session/from-private-page.ts';

/** Why somebody stands before the sign-in who did not choose to go there. */
export type SignInReason = 'private' | 'expired';

/** As it was on arrival. */
export function useReason(hasExpired: boolean): SignInReason | null {
  const isPrivate = isFromPrivatePage(useLocation().state);
  const [reason] = useState<SignInReason | null>(() =>
    hasExpired ? 'expired' : isPrivate ? 'private' : null,
  );
  return reason;
}
