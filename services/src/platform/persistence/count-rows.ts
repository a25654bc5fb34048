import type { FindOptionsWhere, Repository } from 'typeorm';

/** Counts the rows that fit, at most `most`, and reads none beyond. */
export async function countUpTo<T extends { id: number }>(
  rows: Repository<T>,
  where: FindOptionsWhere<T>,
  most: number,
): Promise<number> {
  const found = rows.createQueryBuilder('found').select('found.id', 'id').where(where).limit(most);
  const [text, parameters] = found.getQueryAndParameters();
  const [row] = await rows.query<{ total: number | string }[]>(
    `SELECT COUNT(*) AS total FROM (${text}) counted`,
    parameters,
  );
  return Number(row?.total ?? 0);
}
