/** Who gets the money. */
export interface PixReceiver {
  key: string;
  /** ASCII, at most 25 characters. */
  name: string;
  /** ASCII, at most 15 characters. */
  city: string;
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The text of a Pix charge to copy (BR Code: EMV fields and a checksum). `identifier`: up to 25 letters and digits. */
export function pixCode(receiver: PixReceiver, cents: number, identifier: string): string {
  const account = field('00', 'br.gov.bcb.pix') + field('01', receiver.key);
  const fields = [
    field('00', '01'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', (cents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', receiver.name),
    field('60', receiver.city),
    field('62', field('05', identifier)),
    '6304',
  ].join('');
  return fields + checksum(fields);
}

/** CRC-16 with the polynomial 0x1021, begun at 0xffff, as four hexadecimal digits. */
export function checksum(text: string): string {
  let rest = 0xffff;
  for (const byte of Buffer.from(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) rest = ((rest << 1) ^ (rest & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}
