import { LRUCache } from 'lru-cache';
import { Refusal } from '../http/refusal.ts';

const minute = 60_000;
const period = 15 * minute;

/** Failed attempts within the period: for one entry from one address, and for all entries from one address. */
const most = { entry: 10, address: 100 };

/** Counts failed logins in this process's memory, so that passwords cannot be guessed by trying. */
export function countLoginAttempts() {
  const counts = new LRUCache<string, number>({ max: 100_000, ttl: period, noUpdateTTL: true });

  const count = (key: string, limit: number) => {
    const failed = counts.get(key) ?? 0;
    if (failed >= limit) throw tooMany(counts.getRemainingTTL(key));
    counts.set(key, failed + 1);
  };

  return {
    /** Counts an attempt before its outcome is known: many at once are no way around the limit. */
    begin(address: string, entry: string): void {
      count(address, most.address);
      count(`${address} ${entry.toLowerCase()}`, most.entry);
    },

    succeeded(address: string, entry: string): void {
      counts.delete(`${address} ${entry.toLowerCase()}`);
      counts.set(address, Math.max(0, (counts.get(address) ?? 0) - 1));
    },
  };
}

function tooMany(wait: number): Refusal {
  return new Refusal('LOGIN.TOO_MANY_ATTEMPTS', {
    details: { minutes: String(Math.max(1, Math.ceil(wait / minute))) },
    headers: { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) },
  });
}
