import { migrationsOf } from '../../platform/persistence/index.js';

export const identityMigrations = migrationsOf({
  CreateSession1780000000100: `
    portal_session: id varchar(36) key, account_id int, created_at bigint, last_seen_at bigint,
      expires_at bigint, revoked_at bigint null;
    index portal_session_account: account_id;
    index portal_session_expires: expires_at;
  `,
  CreateIdentity1780000006000: `
    columns portal_session: network varchar(64) null, device varchar(200) null,
      method varchar(16) default 'password';
    portal_login_attempt: subject varchar(80) key, failures int default 0, first_at bigint, last_at bigint,
      blocked_until bigint;
    index portal_login_attempt_last: last_at;
    portal_auth_ticket: id varchar(64) key, kind varchar(24), account_id int null,
      challenge varchar(200) null, expires_at bigint;
    index portal_auth_ticket_expires: expires_at;
    portal_second_factor: account_id int key, secret varchar(200), created_at bigint,
      confirmed_at bigint null, last_step bigint null;
    portal_recovery_code: account_id int key, code_hash varchar(64) key, created_at bigint,
      used_at bigint null;
    portal_passkey: id serial, credential_hash varchar(64), credential_id text, public_key text,
      account_id int, sign_count bigint, transports varchar(100) default '', name varchar(60),
      created_at bigint, last_used_at bigint null;
    unique portal_passkey_credential: credential_hash;
    index portal_passkey_account: account_id;
    portal_mail_token: token_hash varchar(64) key, account_id int, kind varchar(16), email varchar(45),
      created_at bigint, expires_at bigint, used_at bigint null;
    index portal_mail_token_account: account_id, kind;
    index portal_mail_token_expires: expires_at;
    portal_confirmed_email: account_id int key, email varchar(45), confirmed_at bigint;
  `,
  AddPasswordMark1780000014000: `
    columns portal_session: password_mark varchar(43) null;
  `,
  AddBegunAttempts1780000015400: `
    columns portal_login_attempt: begun int default 0, begun_at bigint default 0;
  `,
});
