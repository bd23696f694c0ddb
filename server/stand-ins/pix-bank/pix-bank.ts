import { type PixCharge, readPixCode } from '../../commerce/pix/read-pix-code.ts';
import { approveCharge, type Charges, findCharge, isPayable } from '../gateway/gateway-charges.ts';

/** What a bank says of a code. `unreadable`: no whole Pix code. `unknown`: one of somebody else's. */
export type PixState = 'payable' | 'paid' | 'over' | 'unknown' | 'unreadable';

export interface LookedUp {
  state: PixState;
  code: string;
  /** What the code itself says; null where it cannot be read. */
  asked: PixCharge | null;
}

export interface PixBank extends Charges {
  notify(reference: string): Promise<void>;
}

export async function lookUpPix(bank: PixBank, text: string): Promise<LookedUp> {
  const code = text.trim();
  const asked = readPixCode(code);
  if (!asked) return { state: 'unreadable', code, asked };
  const charge = await findCharge(bank, { pixCode: code });
  if (!charge) return { state: 'unknown', code, asked };
  if (charge.status === 'approved') return { state: 'paid', code, asked };
  return { state: isPayable(charge, bank.now()) ? 'payable' : 'over', code, asked };
}

/** `isPaidNow`: by this call and no other; the platform has been told then. */
export async function payPix(bank: PixBank, text: string): Promise<LookedUp & { isPaidNow: boolean }> {
  const before = await lookUpPix(bank, text);
  const charge = before.state === 'payable' ? await findCharge(bank, { pixCode: before.code }) : null;
  const isPaidNow = charge !== null && (await approveCharge(bank, charge.reference));
  if (charge && isPaidNow) await bank.notify(charge.reference);
  return { ...(charge ? await lookUpPix(bank, text) : before), isPaidNow };
}
