/** The rows with these ids, in the order of the ids. Ids without a row are left out. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: Iterable<Row>): Row[] {
  const rowsById = new Map(Array.from(rows, (row) => [row.id, row]));
  return ids.flatMap((id) => rowsById.get(id) ?? []);
}
