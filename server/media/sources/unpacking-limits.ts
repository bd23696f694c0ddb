import type { Entry } from 'yauzl';
import type { ImportLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { quoteName } from './quote-name.ts';

export interface NamedEntry {
  name: string;
  entry: Entry;
}

/**
 * Refuses an archive by what it announces. yauzl holds every entry to its announced size while it is unpacked,
 * and the whole is weighed against the file's own size, so that entries that share their bytes gain nothing.
 */
export function refuseBomb(entries: NamedEntry[], archiveBytes: number, limits: ImportLimits): void {
  const total = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total > limits.totalBytes) {
    throw new Refusal(`would unpack to more than ${limits.totalBytes / 1024 ** 2} MiB`);
  }
  const bomb = entries.find(({ entry }) => isBomb(entry.uncompressedSize, entry.compressedSize, limits));
  if (bomb)
    throw new Refusal(
      `holds ${quoteName(bomb.name)}, which unpacks to more than ${limits.ratio} times its size`,
    );
  if (isBomb(total, archiveBytes, limits)) {
    throw new Refusal(`would unpack to more than ${limits.ratio} times its size`);
  }
}

function isBomb(unpacked: number, packed: number, limits: ImportLimits): boolean {
  return unpacked > limits.ratioFrom && unpacked > packed * limits.ratio;
}
