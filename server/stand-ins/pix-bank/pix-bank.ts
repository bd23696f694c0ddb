import { type PixCharge, readPixCode } from '../../commerce/pix/read-pix-code.ts';
import { approveCharge, type ChargeStore, isPayable, refreshCharge } from '../gateway/gateway-charges.ts';

/** `closed`: expired or cancelled. `unreadable`: not a complete Pix code. `unknown`: a valid code that this gateway did not create. */
export type PixState = 'payable' | 'paid' | 'closed' | 'unknown' | 'unreadable';

export interface PixLookup {
  state: PixState;
  code: string;
  /** The content of the code. Null if it is unreadable. */
  charge: PixCharge | null;
}

export interface PixBank extends ChargeStore {
  notify(reference: string): Promise<void>;
}

export async function lookUpPix(bank: PixBank, text: string): Promise<PixLookup> {
  const code = text.trim();
  const charge = readPixCode(code);
  if (!charge) return { state: 'unreadable', code, charge };
  const row = await refreshCharge(bank, { pixCode: code });
  if (!row) return { state: 'unknown', code, charge };
  if (row.status === 'approved') return { state: 'paid', code, charge };
  return { state: isPayable(row, bank.now()) ? 'payable' : 'closed', code, charge };
}

/** `isPaidNow`: whether this call paid the code and notified the platform. */
export async function payPix(bank: PixBank, text: string): Promise<PixLookup & { isPaidNow: boolean }> {
  const lookup = await lookUpPix(bank, text);
  const charge = lookup.state === 'payable' ? await refreshCharge(bank, { pixCode: lookup.code }) : null;
  const isPaidNow = charge !== null && (await approveCharge(bank, charge.reference));
  if (charge && isPaidNow) await bank.notify(charge.reference);
  return { ...(charge ? await lookUpPix(bank, text) : lookup), isPaidNow };
}
