/**
 * A BR Code is a list of fields and a checksum. Each field has a two-digit id, a two-digit length and a value.
 * Sources: EMV QR Code Specification for Payment Systems, Merchant-Presented Mode; Banco Central do Brasil, Manual de
 * Padrões para Iniciação do Pix.
 */

export function formatField(id: string, value: string): string {
  if (value.length < 1 || value.length > 99)
    throw new Error(`Field ${id} of a BR Code must have 1 to 99 characters.`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Null if a length is wrong or a field occurs twice. */
export function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let position = 0; position < text.length; ) {
    const [, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(position, position + 4)) ?? [];
    const value = text.slice(position + 4, position + 4 + Number(length));
    if (id === '' || value === '' || value.length !== Number(length) || fields.has(id)) return null;
    fields.set(id, value);
    position += 4 + value.length;
  }
  return fields;
}

/** CRC-16/CCITT-FALSE (polynomial 0x1021, initial value 0xffff). `text` ends with '6304', the checksum's id and length. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
