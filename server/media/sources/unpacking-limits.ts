import type { Entry } from 'yauzl';
import { ImportFailure } from '../import-failure.ts';
import type { ImportLimits } from '../import-limits.ts';
import { quoteName } from './quote-name.ts';

export interface NamedEntry {
  name: string;
  entry: Entry;
}

/**
 * Refuses an archive whose declared sizes are too large. Entries that are larger than declared fail while they are
 * unpacked. The total is compared with the size of the file, because entries can share their compressed bytes.
 */
export function refuseZipBomb(entries: NamedEntry[], archiveBytes: number, limits: ImportLimits): void {
  const total = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total > limits.maxTotalBytes) {
    throw new ImportFailure(`would unpack to more than ${limits.maxTotalBytes / 1024 ** 2} MiB`, 'tooLarge');
  }
  const bomb = entries.find(({ entry }) => isZipBomb(entry.uncompressedSize, entry.compressedSize, limits));
  if (bomb)
    throw new ImportFailure(
      `contains ${quoteName(bomb.name)}, which unpacks to more than ${limits.maxCompressionRatio} times its size`,
      'tooLarge',
      bomb.name,
    );
  if (isZipBomb(total, archiveBytes, limits)) {
    throw new ImportFailure(
      `would unpack to more than ${limits.maxCompressionRatio} times its size`,
      'tooLarge',
    );
  }
}

function isZipBomb(unpacked: number, packed: number, limits: ImportLimits): boolean {
  return unpacked > limits.ratioIgnoredUpToBytes && unpacked > packed * limits.maxCompressionRatio;
}
