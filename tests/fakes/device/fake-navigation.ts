import type { Navigation } from '../../../src/application/ports/device/navigation.ts';

/** Records the opened addresses without leaving the page. */
export class FakeNavigation implements Navigation {
  readonly callbackAddress = 'https://banca.example/callback';
  readonly openedAddresses: string[] = [];

  leaveFor(address: string): boolean {
    if (!/^https?:\/\//.test(address)) return false;
    this.openedAddresses.push(address);
    return true;
  }
}
