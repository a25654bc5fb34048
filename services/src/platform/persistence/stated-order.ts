import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { engineOf } from './schema.js';

/**
 * Makes a server read the tables of a query in the order in which the query names them. It would choose by statistics, which it makes
 * now and then: where they are of the time when a table was small, each batch of a walk reads the whole of another table.
 */
export function inStatedOrder<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): SelectQueryBuilder<T> {
  if (engineOf(query.connection) !== 'mysql') return query;
  const getQuery = query.getQuery.bind(query);
  query.getQuery = () => getQuery().replace(/^SELECT /, 'SELECT STRAIGHT_JOIN ');
  return query;
}
