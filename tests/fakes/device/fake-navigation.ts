import type { Navigation } from '../../../src/application/ports/device/navigation.ts';

/** Remembers where the browser was led; it stays where it is. */
export class FakeNavigation implements Navigation {
  readonly callbackAddress = 'https://banca.example/callback';
  readonly led: string[] = [];

  leaveFor(address: string): boolean {
    if (!/^https?:\/\//.test(address)) return false;
    this.led.push(address);
    return true;
  }
}
