import { columnsOf, SchemaMigration } from '../../persistence/index.js';

/** How long a lease was taken for: one that ends later than so long from now was taken by a clock that is ahead. */
export class AddLeaseLength1780000005100 extends SchemaMigration {
  override readonly columns = { portal_lease: columnsOf('length_ms bigint default 0') };
}
