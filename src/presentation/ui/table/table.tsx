import type { ReactNode } from 'react';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import styles from './table.module.css';

export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for numbers: aligned at the end, with digits of equal width. */
  readonly isNumeric?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  /** The first column contains the header of the row. At most three others are not numeric, because a card has room for three. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Shown if there are no rows. */
  readonly emptyText: string;
  /** True while rows load: placeholder rows follow the existing ones. */
  readonly isLoading?: boolean;
}

/** Explicit, because some browsers drop the roles of tables with another `display` value. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Number of placeholder rows while nothing has loaded. */
const placeholderRows = 5;

/**
 * A table. Below a width of 560 px each row becomes a card of two lines without column titles: the header of the row with
 * the number at its end, then the others. Screen readers still announce a table.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  emptyText,
  isLoading = false,
}: TableProps<Row>) {
  const isEmpty = rows.length === 0 && !isLoading;
  return (
    <div className={styles.frame}>
      <table className={styles.table} {...roles.table} aria-busy={isLoading || undefined}>
        <caption>{caption}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map(({ key, title, isNumeric }) => (
              <th key={key} {...roles.columnheader} scope="col" data-numeric={isNumeric || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} columns={columns} content={({ cell }) => cell(row)} />
          ))}
          {isEmpty && (
            <tr {...roles.row} className={styles.empty}>
              <td {...roles.cell} colSpan={columns.length}>
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
        {isLoading && (
          <tbody aria-hidden="true">
            {Array.from({ length: rows.length === 0 ? placeholderRows : 1 }, (_, index) => (
              <TableRow key={String(index)} columns={columns} content={() => <SkeletonLines />} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly content: (column: TableColumn<Row>) => ReactNode;
}

function TableRow<Row>({ columns, content }: TableRowProps<Row>) {
  return (
    <tr {...roles.row}>
      {columns.map((column, index) => {
        const { key, isNumeric } = column;
        const numeric = { 'data-numeric': isNumeric || undefined };
        return index === 0 ? (
          <th key={key} {...roles.rowheader} scope="row" {...numeric}>
            {content(column)}
          </th>
        ) : (
          <td key={key} {...roles.cell} {...numeric}>
            {content(column)}
          </td>
        );
      })}
    </tr>
  );
}
