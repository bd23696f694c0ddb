import { ownOrigins } from '../http/own-origins.ts';
import type { ChargeRow } from './gateway/gateway-charges.ts';

type ReturningCharge = Pick<ChargeRow, 'reference' | 'returnAddress'>;
type ApprovableCharge = ReturningCharge & Pick<ChargeRow, 'pixCode'>;

/**
 * The page of a payment. It has the same origin as `returnAddress`, because the session cookie belongs to one origin.
 * A Pix code is in the fragment, which browsers do not send to servers.
 */
export function approvalAddressOf(charge: ApprovableCharge, site: string, prefix: string): string {
  const { reference, pixCode } = charge;
  const path = pixCode === null ? `paypal/${reference}` : `pix#${encodeURIComponent(pixCode)}`;
  return new URL(`${prefix}/${path}`, safeReturnUrl(charge, site)).href;
}

/** The URL that the reader returns to, with the order's id. Always on this site. */
export function returnAddressOf(charge: ReturningCharge, site: string): string {
  const back = safeReturnUrl(charge, site);
  back.searchParams.set('order', charge.reference);
  return back.href;
}

function safeReturnUrl({ returnAddress }: ReturningCharge, site: string): URL {
  const back =
    returnAddress !== null && URL.canParse(returnAddress, site) ? new URL(returnAddress, site) : undefined;
  return back && ownOrigins(site).includes(back.origin) ? back : new URL('/', site);
}
