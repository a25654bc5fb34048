import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** One generation's rows without the columns `unread`, as plain objects: entities of thousands of rows take several times as long. */
export async function rawRows<T extends ObjectLiteral, Unread extends keyof T & string = never>(
  reader: EntityManager,
  entity: EntityTarget<T>,
  generationId: number,
  ...unread: Unread[]
): Promise<Omit<T, 'generationId' | Unread>[]> {
  const skipped = new Set<string>(['generationId', ...unread]);
  const { columns } = reader.connection.getMetadata(entity);
  const read = columns.filter(({ propertyName }) => !skipped.has(propertyName));
  const query = reader.createQueryBuilder(entity, 'row').select([]);
  for (const { propertyName: name } of read) query.addSelect(`row.${name}`, name);
  const rows = await query
    .where('row.generationId = :generationId', { generationId })
    .getRawMany<Record<string, unknown> & Omit<T, 'generationId' | Unread>>();
  for (const { propertyName: name, transformer } of read)
    // The last transformer of a write is the first of a read, as in TypeORM.
    for (const converter of [transformer ?? []].flat().reverse())
      for (const row of rows) Reflect.set(row, name, converter.from(row[name]));
  return rows;
}
