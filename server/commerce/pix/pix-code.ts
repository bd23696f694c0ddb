import { checksum, formatField } from './br-code.ts';
import type { PixReceiver } from './pix-receiver.ts';

/**
 * The static BR Code of a Pix charge. `identifier`: 1 to 25 letters and digits that identify the payment to its
 * receiver (txid in the manual).
 */
export function buildPixCode(receiver: PixReceiver, cents: number, identifier: string): string {
  if (!/^[A-Za-z0-9]{1,25}$/.test(identifier))
    throw new Error('The identifier of a Pix charge must be 1 to 25 letters and digits.');
  const fields = [
    formatField('00', '01'),
    formatField('26', formatField('00', 'br.gov.bcb.pix') + formatField('01', receiver.key)),
    formatField('52', '0000'),
    formatField('53', '986'),
    formatField('54', amountOf(cents)),
    formatField('58', 'BR'),
    formatField('59', receiver.name),
    formatField('60', receiver.city),
    formatField('62', formatField('05', identifier)),
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
