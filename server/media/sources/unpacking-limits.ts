import type { Entry } from 'yauzl';
import { ImportFailure } from '../import-failure.ts';
import type { ImportLimits } from '../limits.ts';
import { quoteName } from './quote-name.ts';

export interface NamedEntry {
  name: string;
  entry: Entry;
}

/**
 * Refuses an archive whose declared sizes are too large. Entries that are larger than declared fail while they are
 * unpacked. The total is compared with the size of the file, because entries can share their compressed bytes.
 */
export function refuseBomb(entries: NamedEntry[], archiveBytes: number, limits: ImportLimits): void {
  const total = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total > limits.totalBytes) {
    throw new ImportFailure(`would unpack to more than ${limits.totalBytes / 1024 ** 2} MiB`);
  }
  const bomb = entries.find(({ entry }) => isBomb(entry.uncompressedSize, entry.compressedSize, limits));
  if (bomb)
    throw new ImportFailure(
      `contains ${quoteName(bomb.name)}, which unpacks to more than ${limits.ratio} times its size`,
    );
  if (isBomb(total, archiveBytes, limits)) {
    throw new ImportFailure(`would unpack to more than ${limits.ratio} times its size`);
  }
}

function isBomb(unpacked: number, packed: number, limits: ImportLimits): boolean {
  return unpacked > limits.ratioFrom && unpacked > packed * limits.ratio;
}
