import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Both engines return flags of raw rows as 0 and 1. */
type Raw<T> = { [Name in keyof T]: T[Name] extends boolean ? number : T[Name] };

/** Columns of one generation's rows as raw values. Entities of thousands of rows would take several times as long. */
export async function rawRows<T extends ObjectLiteral, Name extends keyof T & string>(
  reader: EntityManager,
  entity: EntityTarget<T>,
  generationId: number,
  names: readonly Name[],
): Promise<Raw<Pick<T, Name>>[]> {
  const query = reader.createQueryBuilder(entity, 'row').select([]);
  for (const name of names) query.addSelect(`row.${name}`, name);
  return await query.where('row.generationId = :generationId', { generationId }).getRawMany();
}
