import { dayMs, publisherCount, type Rate, type Scenario, type ScenarioPayment } from './scenario.ts';

/** What a closed month must contain for one payment and issue. The rule, written a second time without SQL. */
export interface ExpectedLine {
  month: string;
  /** The index of the payment. */
  payment: number;
  issue: number | null;
  isRefund: boolean;
  gross: number;
  tax: number;
  publisherAmount: number;
}

interface GrossLine {
  payment: number;
  issue: number | null;
  source: string;
  day: string;
  gross: number;
}

/** Ids decide the order of lines of the same day, and so which of them gets a rounded cent. */
export interface ScenarioIds {
  payments: readonly string[];
  issues: readonly string[];
}

/** Brazil has had no daylight saving time since 2019. */
const zoneMs = 3 * 60 * 60_000;
const dayOf = (instant: number) => new Date(instant - zoneMs).toISOString().slice(0, 10);
const startOfMonth = (month: string) => Date.parse(month) + zoneMs;

/** `times` × `numerator` / `denominator`, rounded half up. */
const portionOf = (times: number, numerator: number, denominator: number): number =>
  Number((2n * BigInt(times) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));

/**
 * The lines of a month that is closed at `closedAt`. `former`: those of the months before. `months`: all months of the
 * scenario, which rates refer to by index.
 */
export function expectedLinesOf(
  scenario: Scenario,
  ids: ScenarioIds,
  {
    month,
    nextMonth,
    months,
    closedAt,
  }: { month: string; nextMonth: string; months: string[]; closedAt: number },
  former: readonly ExpectedLine[],
): ExpectedLine[] {
  const span = { start: startOfMonth(month), end: startOfMonth(nextMonth) };
  const isPaid = ({ paidAt, refundedAt }: ScenarioPayment) =>
    paidAt <= closedAt && (refundedAt === null || refundedAt > closedAt);
  const gross = scenario.payments.flatMap((payment, index) =>
    isPaid(payment) ? grossLinesOf(scenario, ids, payment, index, span) : [],
  );
  const position = months.indexOf(month);
  const publishers = [null, ...Array.from({ length: publisherCount }, (_, index) => index)];
  const earned = publishers.flatMap((publisher) =>
    divide(
      gross
        .filter(({ issue }) => (issue === null ? null : issue % publisherCount) === publisher)
        .sort((one, other) => (sortKey(ids, one) < sortKey(ids, other) ? -1 : 1)),
      rateIn(scenario.taxRates, position, 0),
      publisher === null ? 0 : rateIn(scenario.shares[publisher] ?? [], position, 7_000),
    ).map((line) => ({ ...line, month, isRefund: false })),
  );
  return [...earned.filter((line) => line.gross > 0), ...refundsOf(scenario, former, month, span)];
}

const sortKey = (ids: ScenarioIds, { day, source, payment, issue }: GrossLine) =>
  [day, source, ids.payments[payment], issue === null ? '' : ids.issues[issue]].join(' ');

function rateIn(rates: readonly Rate[], position: number, byDefault: number): number {
  const valid = rates.filter(({ month }) => month <= position).sort((one, other) => one.month - other.month);
  return valid.at(-1)?.basisPoints ?? byDefault;
}

type Span = { start: number; end: number };

function grossLinesOf(
  scenario: Scenario,
  ids: ScenarioIds,
  payment: ScenarioPayment,
  index: number,
  span: Span,
): GrossLine[] {
  const { kind, amount, paidAt, issue } = payment;
  if (kind === 'plan') return subscriptionLinesOf(scenario, ids, payment, index, span);
  if (paidAt < span.start || paidAt >= span.end) return [];
  const line = { payment: index, day: dayOf(paidAt), gross: amount };
  return kind === 'credit' ? [{ ...line, source: kind, issue: null }] : [{ ...line, source: kind, issue }];
}

function subscriptionLinesOf(
  { sittings }: Scenario,
  ids: ScenarioIds,
  { reader, amount, cycleDays, coversFrom }: ScenarioPayment,
  payment: number,
  span: Span,
): GrossLine[] {
  const length = cycleDays * dayMs;
  if (coversFrom >= span.end || coversFrom + length <= span.start) return [];
  const earnedUntil = (instant: number) =>
    portionOf(amount, Math.min(Math.max(instant - coversFrom, 0), length), length);
  const part = earnedUntil(span.end) - earnedUntil(span.start);
  const read = new Map<string, { day: string; issue: number; pages: number }>();
  for (const sitting of sittings) {
    const { startedAt, issue, pages } = sitting;
    if ((sitting.payer ?? sitting.reader) !== reader || sitting.basis !== 'subscription') continue;
    if (startedAt < span.start || startedAt >= span.end) continue;
    const key = `${dayOf(startedAt)} ${ids.issues[issue]}`;
    read.set(key, { day: dayOf(startedAt), issue, pages: (read.get(key)?.pages ?? 0) + pages });
  }
  const line = { payment, source: 'subscription' };
  if (read.size === 0) {
    return [{ ...line, issue: null, day: dayOf(Math.max(coversFrom, span.start)), gross: part }];
  }
  const ordered = [...read].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  const total = ordered.reduce((sum, { pages }) => sum + pages, 0);
  let pagesSoFar = 0;
  return ordered.map(({ day, issue, pages }) => {
    const before = portionOf(part, pagesSoFar, total);
    pagesSoFar += pages;
    return { ...line, issue, day, gross: portionOf(part, pagesSoFar, total) - before };
  });
}

/** Tax and share are computed on the sum of a publisher, so each line has the difference of two rounded sums. */
function divide(lines: readonly GrossLine[], taxRate: number, share: number) {
  let grossSum = 0;
  let taxSum = 0;
  let publisherSum = 0;
  return lines.map(({ payment, issue, gross }) => {
    grossSum += gross;
    const tax = portionOf(grossSum, taxRate, 10_000) - taxSum;
    taxSum += tax;
    const publisherAmount = portionOf(grossSum - taxSum, share, 10_000) - publisherSum;
    publisherSum += publisherAmount;
    return { payment, issue, gross, tax, publisherAmount };
  });
}

/** The reversed lines of payments that were refunded in the month, after their lines were written. */
function refundsOf(
  { payments }: Scenario,
  former: readonly ExpectedLine[],
  month: string,
  { end }: Span,
): ExpectedLine[] {
  return payments.flatMap(({ refundedAt }, payment) => {
    const own = former.filter((line) => line.payment === payment);
    if (refundedAt === null || refundedAt >= end || own.some(({ isRefund }) => isRefund)) return [];
    return own.map((line) => ({
      ...line,
      month,
      isRefund: true,
      gross: -line.gross,
      tax: -line.tax,
      publisherAmount: -line.publisherAmount,
    }));
  });
}

/** Adds up lines with the same month, payment, issue and kind, in an order that can be compared. */
export function sumLines(lines: readonly ExpectedLine[]): ExpectedLine[] {
  const keyOf = ({ month, payment, issue, isRefund }: ExpectedLine) =>
    `${month} ${payment} ${issue} ${isRefund}`;
  const groups = [...Map.groupBy(lines, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  return groups.flatMap(([, group]) => {
    const total = (column: 'gross' | 'tax' | 'publisherAmount') =>
      group.reduce((sum, line) => sum + line[column], 0);
    return group.slice(0, 1).map((line) => ({
      ...line,
      gross: total('gross'),
      tax: total('tax'),
      publisherAmount: total('publisherAmount'),
    }));
  });
}
