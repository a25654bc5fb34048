import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long a lease was taken for: one that ends later than so long from now was taken by a clock that is ahead. */
export class AddLeaseLength1780000005100 implements MigrationInterface {
  readonly name = 'AddLeaseLength1780000005100';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('portal_lease', 'length_ms')) return;
    await runner.addColumn(
      'portal_lease',
      new TableColumn({ name: 'length_ms', type: 'bigint', default: 0 }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('portal_lease', 'length_ms');
  }
}
