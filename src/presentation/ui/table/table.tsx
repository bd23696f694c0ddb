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
  /** The first column contains the header of the row. */
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

/** A table. Below a width of 560 px each row becomes a card with the column titles beside the values. */
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
        const { key, title, isNumeric } = column;
        const value = (
          <>
            <span className={styles.label} aria-hidden="true">
              {title}
            </span>
            <span className={styles.value}>{content(column)}</span>
          </>
        );
        const numeric = { 'data-numeric': isNumeric || undefined };
        return index === 0 ? (
          <th key={key} {...roles.rowheader} scope="row" {...numeric}>
            {value}
          </th>
        ) : (
          <td key={key} {...roles.cell} {...numeric}>
            {value}
          </td>
        );
      })}
    </tr>
  );
}
