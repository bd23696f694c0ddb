import { ownOrigins } from '../http/own-origins.ts';
import type { ChargeRow } from './gateway/gateway-charges.ts';

type Returning = Pick<ChargeRow, 'reference' | 'returnAddress'>;
type Approved = Returning & Pick<ChargeRow, 'pixCode'>;

/**
 * The page of a payment, under the name that its reader knows this site by: their session is kept under that one. A Pix
 * stands in the fragment, which browsers send to no server.
 */
export function approvalAddressOf(charge: Approved, site: string, prefix: string): string {
  const { reference, pixCode } = charge;
  const path = pixCode === null ? `paypal/${reference}` : `pix#${encodeURIComponent(pixCode)}`;
  return new URL(`${prefix}/${path}`, comesBackTo(charge, site)).href;
}

/** Where the reader comes back to, told which order it was about: a place of this site, whatever was asked for. */
export function returnAddressOf(charge: Returning, site: string): string {
  const back = comesBackTo(charge, site);
  back.searchParams.set('order', charge.reference);
  return back.href;
}

function comesBackTo({ returnAddress: wanted }: Returning, site: string): URL {
  const back = wanted !== null && URL.canParse(wanted, site) ? new URL(wanted, site) : undefined;
  return back && ownOrigins(site).includes(back.origin) ? back : new URL('/', site);
}
