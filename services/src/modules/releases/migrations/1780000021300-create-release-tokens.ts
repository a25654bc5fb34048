import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { big, nullable, primary, TABLE_ENGINE, varchar } from '../../../platform/persistence/index.js';

/** Tokens for uploads of releases. */
export class CreateReleaseTokens1780000021300 implements MigrationInterface {
  readonly name = 'CreateReleaseTokens1780000021300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_release_token',
        engine: TABLE_ENGINE,
        columns: [
          primary(varchar('name', 60)),
          varchar('remote', 41),
          varchar('hash', 64),
          big('created_at'),
          big('expires_at'),
          nullable(big('last_used_at')),
          nullable(big('revoked_at')),
        ],
        indices: [{ name: 'portal_release_token_hash', columnNames: ['hash'], isUnique: true }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_release_token');
  }
}
