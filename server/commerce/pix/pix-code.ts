import { checksum, field } from './br-code.ts';
import type { PixReceiver } from './pix-receiver.ts';

/**
 * The text of a Pix charge to copy, a static BR Code. `identifier` (the manual's txid): 1 to 25 letters and digits, by
 * which whoever is paid knows what for.
 */
export function pixCode(receiver: PixReceiver, cents: number, identifier: string): string {
  if (!/^[A-Za-z0-9]{1,25}$/.test(identifier))
    throw new Error('A Pix charge is known by 1 to 25 letters and digits.');
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

/** With a point and two decimals; the field has room for 13 characters. */
function amountOf(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > 999_999_999_999) {
    throw new Error('A Pix charge is for a positive number of cents.');
  }
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
