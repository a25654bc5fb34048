import { type FindOptionsSelect, type FindOptionsWhere, In, type Repository } from 'typeorm';

/** Rows by their id, with the selected columns; an id without a row is absent. No ids need no statement. */
export async function rowsById<Row extends { id: number }>(
  repository: Repository<Row>,
  ids: Iterable<number>,
  select: FindOptionsSelect<Row> & { id: true },
): Promise<ReadonlyMap<number, Row>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const where = { id: In(wanted) } as FindOptionsWhere<Row>;
  const rows = await repository.find({ select, where });
  return new Map(rows.map((row) => [row.id, row]));
}
