import { open } from 'node:fs/promises';
import { Refusal } from '../refusal.ts';

const otherFormats: [name: string, beginning: Buffer][] = [
  ['RAR', Buffer.from('Rar!\x1a\x07', 'latin1')],
  ['7z', Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
  ['PDF', Buffer.from('%PDF-', 'latin1')],
  ['gzip', Buffer.from([0x1f, 0x8b])],
];

/** Names the archives that are not ZIP by how they begin, whatever their names say. Returns the size in bytes. */
export async function refuseOtherFormats(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new Refusal('is empty');
    const beginning = Buffer.alloc(8);
    await file.read(beginning, 0, beginning.length, 0);
    const format = otherFormats.find(([, bytes]) => beginning.subarray(0, bytes.length).equals(bytes));
    if (format) throw new Refusal(`is a ${format[0]} archive; only ZIP (CBZ) is read`);
    return size;
  } finally {
    await file.close();
  }
}
