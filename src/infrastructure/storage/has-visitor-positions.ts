import { positionPrefixes, startOfKeys } from './position-keys.ts';

/**
 * Whether this device keeps positions of visitors. Checked before the code that reads them is loaded, because most visits
 * have none.
 */
export function hasVisitorPositions(storage: Storage): boolean {
  const starts = positionPrefixes.map((prefix) => startOfKeys(prefix, null));
  return Object.keys(storage).some((key) => starts.some((start) => key.startsWith(start)));
}
