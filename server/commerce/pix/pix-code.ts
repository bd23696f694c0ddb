import { checksum, field } from './br-code.ts';
import type { PixReceiver } from './pix-receiver.ts';

/**
 * The static BR Code of a Pix charge. `identifier`: 1 to 25 letters and digits that identify the payment to its
 * receiver (txid in the manual).
 */
export function pixCode(receiver: PixReceiver, cents: number, identifier: string): string {
  if (!/^[A-Za-z0-9]{1,25}$/.test(identifier))
    throw new Error('The identifier of a Pix charge must be 1 to 25 letters and digits.');
  const fields = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', receiver.key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amountOf(cents)),
    field('58', 'BR'),
    field('59', receiver.name),
    field('60', receiver.city),
    field('62', field('05', identifier)),
    '6304',
  ].join('');
  return fields + checksum(fields);
}

/** With a decimal point and two decimals, at most 13 characters. */
function amountOf(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > 999_999_999_999) {
    throw new Error('The amount of a Pix charge must be 1 to 999999999999 cents.');
  }
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
