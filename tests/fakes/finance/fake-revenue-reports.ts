import type { RevenueReports } from '../../../src/application/ports/finance/revenue-reports.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import type {
  Revenue,
  RevenueAmounts,
  RevenueFile,
  RevenueFilter,
  RevenueLine,
  RevenueOfPeriod,
  RevenuePeriod,
} from '../../../src/domain/finance/revenue.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import type { FakePublisherScope } from '../reading/fake-issue-readings.ts';
import { serviceFailure } from '../service-failure.ts';
import { sliceOf } from '../slice-of.ts';

/** A line on a day. */
type RecordedLine = Omit<RevenueLine, 'month'> & { readonly day: string };

interface SelectedDays {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly RecordedLine[];
}

const noAmounts: RevenueAmounts = { gross: 0, tax: 0, platformAmount: 0, publisherAmount: 0 };

const dayOf = (instant: Date): string =>
  instant.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The parts of a day, YYYY-MM-DD, that name its period. */
const nameLengths = { day: 10, month: 7, year: 4 } as const;
const startOf = (period: RevenuePeriod, day: string) =>
  `${day.slice(0, nameLengths[period])}-01-01`.slice(0, 10);

function lastDayOf(period: RevenuePeriod, day: string): string {
  if (period === 'day') return day;
  if (period === 'year') return `${day.slice(0, 4)}-12-31`;
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Reports the lines that `record` adds, as one currency. Without a session check, the caller sees all publishers. */
export class FakeRevenueReports extends FakeService<CommonErrorCode> implements RevenueReports {
  scopeOf: (readerId: string) => FakePublisherScope = () => 'all';
  computedAt: string | null = null;
  readonly requests: RevenueFilter[] = [];
  #lines: readonly RecordedLine[] = [];

  /** Adds a line to today by default. */
  record(line: Omit<RecordedLine, 'day'> & { readonly day?: string }): void {
    this.#lines = [...this.#lines, { day: dayOf(new Date()), ...line }];
    this.computedAt = new Date().toISOString();
  }

  list(period: RevenuePeriod, filter: RevenueFilter) {
    return this.#respondWith(period, filter, (days) => this.#toRevenue(period, days));
  }

  listLines({ page, limit, ...filter }: RevenueFilter & SliceRequest) {
    return this.#respondWith('day', filter, ({ lines }) => sliceOf(sumByKey(lines), { page, limit }));
  }

  download(period: RevenuePeriod, filter: RevenueFilter) {
    return this.#respondWith(period, filter, (days) => {
      const rows = this.#toRevenue(period, days).periods.map(({ start, currency, confirmed, pending }) => [
        start,
        currency,
        confirmed.gross,
        pending.gross,
      ]);
      return toFile(`revenue-${period}.csv`, ['start', 'currency', 'confirmedGross', 'pendingGross'], rows);
    });
  }

  downloadLines(filter: RevenueFilter) {
    return this.#respondWith('day', filter, ({ lines }) => {
      const rows = sumByKey(lines).map(({ month, state, gross, issue }) => [
        month,
        state,
        gross,
        issue?.slug ?? '',
      ]);
      return toFile('revenue-report.csv', ['month', 'state', 'gross', 'slug'], rows);
    });
  }

  #toRevenue(period: RevenuePeriod, { from, to, lines }: SelectedDays): Revenue {
    const byStart = Map.groupBy(lines, ({ day }) => startOf(period, day));
    const periods = [...byStart].sort().map(
      ([start, ofPeriod]): RevenueOfPeriod => ({
        start,
        currency: 'BRL',
        confirmed: sumOf(ofPeriod.filter(({ state }) => state === 'confirmed')),
        pending: sumOf(ofPeriod.filter(({ state }) => state === 'pending')),
      }),
    );
    return { from, to, computedAt: this.computedAt, periods };
  }

  #respondWith<Value>(period: RevenuePeriod, filter: RevenueFilter, toValue: (days: SelectedDays) => Value) {
    this.requests.push(filter);
    return this.respondIfSignedIn<Value>(() => {
      const selected = this.#select(period, filter);
      return selected.ok ? succeeded(toValue(selected.value)) : selected;
    });
  }

  #select(
    period: RevenuePeriod,
    { from, to, publisherId }: RevenueFilter,
  ): Result<SelectedDays, Failure<CommonErrorCode>> {
    const readerId = this.sessionCheck?.session.current?.readerId;
    const scope = readerId ? this.scopeOf(readerId) : 'all';
    if (scope === null) return failed(failures.forbidden);
    const today = dayOf(new Date());
    const defaultStarts = {
      day: startOf('month', today),
      month: `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`,
      year: `${Number(today.slice(0, 4)) - 1}-01-01`,
    };
    const days = {
      from: startOf(period, from ?? defaultStarts[period]),
      to: lastDayOf(period, to ?? today),
    };
    if (days.from > days.to) return failed(serviceFailure('REQUEST.INVALID'));
    const isVisible = (id: string | undefined) => scope === 'all' || (id !== undefined && scope.includes(id));
    if (publisherId !== undefined && !isVisible(publisherId)) return failed(failures.forbidden);
    const lines = this.#lines.filter(({ day, publisher }) => {
      const isRequested = publisherId === undefined || publisher?.id === publisherId;
      return isRequested && isVisible(publisher?.id) && days.from <= day && day <= days.to;
    });
    return succeeded({ ...days, lines });
  }
}

const sumOf = (lines: readonly RevenueAmounts[]): RevenueAmounts =>
  lines.reduce(
    (sum, { gross, tax, platformAmount, publisherAmount }) => ({
      gross: sum.gross + gross,
      tax: sum.tax + tax,
      platformAmount: sum.platformAmount + platformAmount,
      publisherAmount: sum.publisherAmount + publisherAmount,
    }),
    noAmounts,
  );

/** Returns one line for each month, issue, source, kind and state. */
function sumByKey(lines: readonly RecordedLine[]): readonly RevenueLine[] {
  const byKey = Map.groupBy(lines, ({ day, issue, source, isRefund, state }) =>
    [startOf('month', day), issue?.id ?? '~', source, isRefund, state].join(' '),
  );
  return [...byKey].sort().flatMap(([, group]) => {
    const sales = group.reduce((sum, line) => sum + line.sales, 0);
    return group
      .slice(0, 1)
      .map(({ day, ...line }) => ({ ...line, month: startOf('month', day), sales, ...sumOf(group) }));
  });
}

function toFile(
  name: string,
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): RevenueFile {
  const text = [header, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
  return { name, content: new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }) };
}
