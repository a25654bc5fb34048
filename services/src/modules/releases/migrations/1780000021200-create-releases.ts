import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import {
  big,
  blob,
  integer,
  key,
  nullable,
  primary,
  TABLE_ENGINE,
  text,
  tiny,
  varchar,
} from '../../../platform/persistence/index.js';

const remote = () => varchar('remote', 41);
const version = () => varchar('version', 80);

/** Tables of releases, of their files, and of the releases in service. */
export class CreateReleases1780000021200 implements MigrationInterface {
  readonly name = 'CreateReleases1780000021200';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(new Table({ engine: TABLE_ENGINE, ...table }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name);
  }
}

const TABLES = [
  { name: 'portal_release_revision', columns: [key('id'), big('revision')] },
  { name: 'portal_release_remote', columns: [primary(remote()), tiny('is_retired'), text('state')] },
  {
    name: 'portal_release',
    columns: [
      primary(remote()),
      primary(version()),
      big('created_at'),
      big('bytes'),
      nullable(varchar('author', 100)),
      nullable(varchar('commit_id', 64)),
      nullable(varchar('message', 200)),
      nullable(varchar('token_name', 60)),
    ],
  },
  {
    name: 'portal_release_file',
    columns: [
      primary(remote()),
      primary(version()),
      key('number'),
      varchar('path', 255),
      varchar('sha256', 64),
      integer('bytes'),
    ],
    indices: [{ name: 'portal_release_file_sha256', columnNames: ['sha256'] }],
  },
  {
    name: 'portal_release_blob',
    columns: [primary(varchar('sha256', 64)), key('part'), blob('content')],
  },
];
