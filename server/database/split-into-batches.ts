/** PostgreSQL accepts at most 65,535 parameters in one statement. */
const maxRowsPerInsert = 1000;

/** Splits rows into lists that one insert can take. */
export function* splitIntoBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += maxRowsPerInsert)
    yield rows.slice(start, start + maxRowsPerInsert);
}
