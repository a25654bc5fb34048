import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Tables of releases, of their files, and of the releases in service. */
export class CreateReleases1780000021200 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_release_revision: id int key, revision bigint;
    portal_release_remote: remote varchar(41) key, is_retired tinyint, state text;
    portal_release: remote varchar(41) key, version varchar(80) key, created_at bigint, bytes bigint,
      author varchar(100) null, commit_id varchar(64) null, message varchar(200) null, token_name varchar(60) null;
    portal_release_file: remote varchar(41) key, version varchar(80) key, number int key, path varchar(255),
      sha256 varchar(64), bytes int;
    index portal_release_file_sha256: sha256;
    portal_release_blob: sha256 varchar(64) key, part int key, content blob;
  `);
}
