import { open } from 'node:fs/promises';
import { detectImageFormat } from '../images/image-format.ts';
import { ImportFailure } from '../import-failure.ts';
import type { ComicPath } from './comic-path.ts';
import { importableFormats } from './refuse-other-documents.ts';

const otherFormats: [name: string, signature: Buffer, position?: number][] = [
  ['a RAR archive (CBR)', Buffer.from('Rar!\x1a\x07', 'latin1')],
  ['a 7z archive (CB7)', Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])],
  ['a tar archive (CBT)', Buffer.from('ustar', 'latin1'), 257],
  ['an ACE archive (CBA)', Buffer.from('**ACE**', 'latin1'), 7],
  ['a gzip archive', Buffer.from([0x1f, 0x8b])],
  ['a bzip2 archive', Buffer.from('BZh', 'latin1')],
  ['an xz archive', Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00])],
  ['a Zstandard archive', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
  ['a Kindle book', Buffer.from('BOOKMOBI', 'latin1'), 60],
  ['a DjVu document', Buffer.from('AT&TFORM', 'latin1')],
];

/** Refuses files of other formats, which it detects by their first bytes. Returns the file's size in bytes. */
export async function refuseOtherFormats(path: ComicPath): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new ImportFailure('is empty', 'empty');
    const beginning = Buffer.alloc(512);
    await file.read(beginning, 0, beginning.length, 0);
    const format = otherFormats.find(([, signature, position = 0]) =>
      beginning.subarray(position, position + signature.length).equals(signature),
    );
    if (format) throw new ImportFailure(`is ${format[0]}; ${importableFormats}`, 'otherFormat');
    if (detectImageFormat(beginning)) throw new ImportFailure(`is a single image; ${importableFormats}`);
    return size;
  } finally {
    await file.close();
  }
}
