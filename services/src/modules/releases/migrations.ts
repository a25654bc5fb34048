import { migrationsOf } from '../../platform/persistence/index.js';

export const releaseMigrations = migrationsOf({
  CreateReleases1780000021200: `
    portal_release_revision: id int key, revision bigint;
    portal_release_remote: remote varchar(41) key, is_retired tinyint, state text;
    portal_release: remote varchar(41) key, version varchar(80) key, created_at bigint, bytes bigint,
      author varchar(100) null, commit_id varchar(64) null, message varchar(200) null, token_name varchar(60) null;
    portal_release_file: remote varchar(41) key, version varchar(80) key, number int key, path varchar(255),
      sha256 varchar(64), bytes int;
    index portal_release_file_sha256: sha256;
    portal_release_blob: sha256 varchar(64) key, part int key, content blob;
  `,
  CreateReleaseTokens1780000021300: `
    portal_release_token: name varchar(60) key, remote varchar(41), hash varchar(64), created_at bigint,
      expires_at bigint, last_used_at bigint null, revoked_at bigint null;
    unique portal_release_token_hash: hash;
  `,
  CreateCanaries1780000025100: `
    portal_release_canary: id varchar(8) key, remote varchar(41), version varchar(80), compared_with varchar(80),
      share int, started_at bigint, started_by varchar(200) null, start_reason varchar(300) null,
      ended_at bigint null, outcome varchar(12) null, ended_by varchar(200) null, is_by_rule tinyint,
      end_reason varchar(300) null, canary_visitors int, canary_faults int, control_visitors int,
      control_faults int;
    index portal_release_canary_remote: remote, started_at;
    portal_canary_visitor: canary_id varchar(8) key, visitor varchar(22) key, is_canary tinyint, draw int,
      views int, is_faulty tinyint, lcp int null, cls int null, inp int null;
  `,
  CreateReleaseKeys1780000025700: `
    columns portal_release: key_name varchar(60) null, key_fingerprint varchar(64) null;
    portal_release_key: token_name varchar(60) key, fingerprint varchar(64) key, name varchar(60),
      public_key varchar(100), created_at bigint, last_signed_at bigint, removed_at bigint null;
  `,
});
