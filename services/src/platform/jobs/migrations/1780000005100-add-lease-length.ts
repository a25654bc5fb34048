import { columnsOf, SchemaMigration } from '../../persistence/index.js';

/** Length of a lease: one that ends later than that from now was taken by a clock that is ahead. */
export class AddLeaseLength1780000005100 extends SchemaMigration {
  override readonly columns = { portal_lease: columnsOf('length_ms bigint default 0') };
}
