import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFromPrivatePage } from '../shell/session/from-private-page.ts';

/** Why the app opened the sign-in screen. */
export type SignInReason = 'private' | 'expired';

/** Returns the reason at the first render, so that it stays while the reader signs in. */
export function useSignInReason(hasExpired: boolean): SignInReason | null {
  const isPrivate = isFromPrivatePage(useLocation().state);
  const [reason] = useState<SignInReason | null>(() =>
    hasExpired ? 'expired' : isPrivate ? 'private' : null,
  );
  return reason;
}
