import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Tables for proofs of identity beside the password, which the game keeps. */
export class CreateIdentity1780000006000 extends SchemaMigration {
  override readonly columns = {
    portal_session: columnsOf(`
      network varchar(64) null, device varchar(200) null, method varchar(16) default 'password'
    `),
  };

  override readonly tables = [
    {
      name: 'portal_login_attempt',
      columns: columnsOf(`
        subject varchar(80) key, failures int default 0, first_at bigint, last_at bigint, blocked_until bigint
      `),
      indices: [{ name: 'portal_login_attempt_last', columnNames: ['last_at'] }],
    },
    {
      name: 'portal_auth_ticket',
      columns: columnsOf(`
        id varchar(64) key, kind varchar(24), account_id int null, challenge varchar(200) null,
        expires_at bigint
      `),
      indices: [{ name: 'portal_auth_ticket_expires', columnNames: ['expires_at'] }],
    },
    {
      name: 'portal_second_factor',
      columns: columnsOf(`
        account_id int key, secret varchar(200), created_at bigint, confirmed_at bigint null,
        last_step bigint null
      `),
    },
    {
      name: 'portal_recovery_code',
      columns: columnsOf(`
        account_id int key, code_hash varchar(64) key, created_at bigint, used_at bigint null
      `),
    },
    {
      name: 'portal_passkey',
      columns: columnsOf(`
        id serial, credential_hash varchar(64), credential_id text, public_key text, account_id int,
        sign_count bigint, transports varchar(100) default '', name varchar(60), created_at bigint,
        last_used_at bigint null
      `),
      indices: [
        { name: 'portal_passkey_credential', columnNames: ['credential_hash'], isUnique: true },
        { name: 'portal_passkey_account', columnNames: ['account_id'] },
      ],
    },
    {
      name: 'portal_mail_token',
      columns: columnsOf(`
        token_hash varchar(64) key, account_id int, kind varchar(16), email varchar(45), created_at bigint,
        expires_at bigint, used_at bigint null
      `),
      indices: [
        { name: 'portal_mail_token_account', columnNames: ['account_id', 'kind'] },
        { name: 'portal_mail_token_expires', columnNames: ['expires_at'] },
      ],
    },
    {
      name: 'portal_confirmed_email',
      columns: columnsOf('account_id int key, email varchar(45), confirmed_at bigint'),
    },
  ];
}
