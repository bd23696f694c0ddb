import type { MarketMemory } from '../../../src/application/ports/account/market-memory.ts';

export class FakeMarketMemory implements MarketMemory {
  stored: { readonly readerId: string; readonly market: string } | null = null;

  find(readerId: string): string | null {
    return this.stored?.readerId === readerId ? this.stored.market : null;
  }

  save(readerId: string, market: string): void {
    this.stored = { readerId, market };
  }
}
