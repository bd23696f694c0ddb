import type { CsvColumn } from '../../http/reports/csv-file.ts';
import { revenueAmounts } from './revenue-sums.ts';

const sameName = (key: string): CsvColumn => ({ key, header: key });
const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const revenueColumns: readonly CsvColumn[] = [
  ...['start', 'currency'].map(sameName),
  ...['confirmed', 'pending'].flatMap((state) =>
    revenueAmounts.map((amount) => ({ key: `${state}.${amount}`, header: `${state}${capitalized(amount)}` })),
  ),
];

export const revenueLineColumns: readonly CsvColumn[] = [
  ...['month', 'state', 'source', 'isRefund', 'currency', 'sales', ...revenueAmounts].map(sameName),
  { key: 'publisher.dragonId', header: 'publisherId' },
  { key: 'publisher.name', header: 'publisher' },
  { key: 'issue.externalId', header: 'issueId' },
  { key: 'issue.slug', header: 'slug' },
  { key: 'issue.title', header: 'title' },
];
