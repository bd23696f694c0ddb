import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { returnTo } from '../../domain/session/return-to.ts';
import { followedNameOf, isFromPrivatePage } from '../shell/session/from-private-page.ts';

/** Why the app opened the sign-in screen. */
export type SignInReason =
  | { readonly kind: 'private' | 'acquisition' | 'subscription' | 'expired' }
  | { readonly kind: 'follow'; readonly name: string };

/** Returns the reason at the first render, so that it stays while the reader signs in. */
export function useSignInReason(hasExpired: boolean): SignInReason | null {
  const { state, search } = useLocation();
  const [reason] = useState<SignInReason | null>(() => {
    if (hasExpired) return { kind: 'expired' };
    const name = followedNameOf(state);
    if (name !== null) return { kind: 'follow', name };
    return isFromPrivatePage(state) ? { kind: kindOfPage(returnTo(search)) } : null;
  });
  return reason;
}

function kindOfPage(path: string): 'private' | 'acquisition' | 'subscription' {
  if (/^\/issue\/[^/]+\/acquisition\b/.test(path)) return 'acquisition';
  return /^\/subscription\b/.test(path) ? 'subscription' : 'private';
}
