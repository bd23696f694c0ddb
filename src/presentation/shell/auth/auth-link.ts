import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MagicLink } from '../../../application/ports/account/accounts.ts';
import type { ErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';

/** The link data in the URL fragment of an email (#uuid=…&code=…), or null if it is missing or malformed. */
function magicLinkOf(hash: string): MagicLink | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const readerId = parameters.get('uuid') ?? '';
  const code = parameters.get('code') ?? '';
  return isUuid(readerId) && isCode(code) ? { readerId, code } : null;
}

/** Passes on the link data and removes it from the URL, where it could be seen, copied or stored. */
export function useMagicLink(onLink: (link: MagicLink | null) => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // Any other fragment is a position on the page.
    if (!/[#&](uuid|code)=/.test(hash)) return;
    onLink(magicLinkOf(hash));
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate, onLink]);
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Base64url, see RFC 4648, section 5. */
const isCode = (text: string): boolean => /^[\w-]{1,200}$/.test(text);

const linkFailures: ReadonlySet<ErrorCode> = new Set(['USER.INVALID_CODE', 'REQUEST.INVALID']);

/** True if the link itself is the problem: used, expired or invalid. */
export const isLinkFailure = ({ code }: Failure): boolean => linkFailures.has(code);
