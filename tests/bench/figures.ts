/** A measured value and its budget. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly budget?: number;
  /** True if more is better. */
  readonly isFloor?: boolean;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, unit, budget, isFloor }) => {
    const ratio = budget === undefined ? '' : (value / budget).toFixed(2);
    const target = budget === undefined ? '' : `${isFloor ? '≥' : '≤'} ${budget} ${unit}`;
    return [name, `${round(value)} ${unit}`, target, ratio] as const;
  });
  const heads = ['figure', 'measured', 'budget', 'of budget'] as const;
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  process.stdout.write(line(heads));
  process.stdout.write(line(widths.map((width) => '-'.repeat(width))));
  for (const row of rows) process.stdout.write(line(row));
}

const round = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString();
