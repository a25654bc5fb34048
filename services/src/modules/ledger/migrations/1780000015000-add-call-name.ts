import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, varchar } from '../../../platform/persistence/index.js';

/** Names the call of a kept answer: only some calls move money. */
export class AddCallName1780000015000 implements MigrationInterface {
  readonly name = 'AddCallName1780000015000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('portal_idempotency', 'call_name')) return;
    await runner.addColumn('portal_idempotency', new TableColumn(nullable(varchar('call_name', 32))));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('portal_idempotency', 'call_name');
  }
}
