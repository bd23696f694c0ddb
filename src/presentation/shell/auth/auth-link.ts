import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MagicLink } from '../../../application/ports/account/accounts.ts';
import type { Failure } from '../../../domain/failure.ts';

/** What a letter's link carries in its fragment (#uuid=…&code=…), or null where it carries nothing of the kind. */
export function magicLinkOf(hash: string): MagicLink | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const uuid = carried.get('uuid') ?? '';
  const code = carried.get('code') ?? '';
  return isUuid(uuid) && isCode(code) ? { uuid, code } : null;
}

/** Takes what a letter's link carries out of the address, where it might be seen, copied or kept. */
export function useMagicLink(take: (link: MagicLink | null) => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Another fragment is a place on the page.
    if (!/[#&](uuid|code)=/.test(hash)) return;
    take(magicLinkOf(hash));
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate, take]);
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Base64url. Source: RFC 4648, 5. */
const isCode = (text: string): boolean => /^[\w-]{1,200}$/.test(text);

const worthless: ReadonlySet<string> = new Set(['USER.INVALID_CODE', 'REQUEST.INVALID']);

/** Whether a service's refusal says that a letter's link is good for nothing: used, too old, or none of its links. */
export const isLinkFailure = ({ code }: Failure): boolean => worthless.has(code);
