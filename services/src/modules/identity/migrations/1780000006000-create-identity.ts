import {
  big,
  counting,
  growingKey,
  integer,
  nullable,
  primary,
  SchemaMigration,
  text,
  varchar,
} from '../../../platform/persistence/index.js';

/** Tables for proofs of identity beside the password, which the game keeps. */
export class CreateIdentity1780000006000 extends SchemaMigration {
  override readonly columns = {
    portal_session: [
      nullable(varchar('network', 64)),
      nullable(varchar('device', 200)),
      { ...varchar('method', 16), default: "'password'" },
    ],
  };

  override readonly tables = [
    {
      name: 'portal_login_attempt',
      columns: [
        primary(varchar('subject', 80)),
        counting(integer('failures')),
        big('first_at'),
        big('last_at'),
        big('blocked_until'),
      ],
      indices: [{ name: 'portal_login_attempt_last', columnNames: ['last_at'] }],
    },
    {
      name: 'portal_auth_ticket',
      columns: [
        primary(varchar('id', 64)),
        varchar('kind', 24),
        nullable(integer('account_id')),
        nullable(varchar('challenge', 200)),
        big('expires_at'),
      ],
      indices: [{ name: 'portal_auth_ticket_expires', columnNames: ['expires_at'] }],
    },
    {
      name: 'portal_second_factor',
      columns: [
        primary(integer('account_id')),
        varchar('secret', 200),
        big('created_at'),
        nullable(big('confirmed_at')),
        nullable(big('last_step')),
      ],
    },
    {
      name: 'portal_recovery_code',
      columns: [
        primary(integer('account_id')),
        primary(varchar('code_hash', 64)),
        big('created_at'),
        nullable(big('used_at')),
      ],
    },
    {
      name: 'portal_passkey',
      columns: [
        growingKey(),
        varchar('credential_hash', 64),
        text('credential_id'),
        text('public_key'),
        integer('account_id'),
        big('sign_count'),
        { ...varchar('transports', 100), default: "''" },
        varchar('name', 60),
        big('created_at'),
        nullable(big('last_used_at')),
      ],
      indices: [
        { name: 'portal_passkey_credential', columnNames: ['credential_hash'], isUnique: true },
        { name: 'portal_passkey_account', columnNames: ['account_id'] },
      ],
    },
    {
      name: 'portal_mail_token',
      columns: [
        primary(varchar('token_hash', 64)),
        integer('account_id'),
        varchar('kind', 16),
        varchar('email', 45),
        big('created_at'),
        big('expires_at'),
        nullable(big('used_at')),
      ],
      indices: [
        { name: 'portal_mail_token_account', columnNames: ['account_id', 'kind'] },
        { name: 'portal_mail_token_expires', columnNames: ['expires_at'] },
      ],
    },
    {
      name: 'portal_confirmed_email',
      columns: [primary(integer('account_id')), varchar('email', 45), big('confirmed_at')],
    },
  ];
}
