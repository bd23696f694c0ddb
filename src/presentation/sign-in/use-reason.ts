import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { returnTo } from '../../domain/return-to.ts';

/** Why somebody stands before the sign-in who did not choose to go there. */
export type SignInReason = 'private' | 'expired';

/** As it was on arrival. A private page is known by its taking its own place away, which no link does. */
export function useReason(hasExpired: boolean): SignInReason | null {
  const { search } = useLocation();
  const isLed = useNavigationType() === 'REPLACE' && returnTo(search) !== '/';
  const [reason] = useState<SignInReason | null>(() => (hasExpired ? 'expired' : isLed ? 'private' : null));
  return reason;
}
