/**
 * How a BR Code is written: fields of an identifier, a length and a value, each of two digits but the last, and a checksum.
 * Sources: EMV QR Code Specification for Payment Systems, Merchant-Presented Mode; Banco Central do Brasil, Manual de
 * Padrões para Iniciação do Pix.
 */

export function field(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new Error(`Field ${id} of a BR Code has no room for this.`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** null: the lengths are wrong, or a field stands there twice. */
export function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (id === '' || value === '' || value.length !== Number(length) || fields.has(id)) return null;
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, begun at 0xffff) of everything up to the checksum's own length, '6304'. */
export function checksum(text: string): string {
  let rest = 0xffff;
  for (const byte of Buffer.from(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) rest = ((rest << 1) ^ (rest & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}
