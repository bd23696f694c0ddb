import type { Navigation } from '../../application/ports/device/navigation.ts';

export class BrowserNavigation implements Navigation {
  readonly #location: Pick<Location, 'origin' | 'assign'>;

  constructor(location: Pick<Location, 'origin' | 'assign'>) {
    this.#location = location;
  }

  get callbackAddress(): string {
    return `${this.#location.origin}/callback`;
  }

  leaveFor(address: string): boolean {
    const parsed = URL.canParse(address) ? new URL(address) : null;
    if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return false;
    this.#location.assign(parsed.href);
    return true;
  }
}
