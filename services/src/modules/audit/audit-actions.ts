/** What is written down of accounts; a past row keeps its word, so none is renamed. */
export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in-failed',
  'sign-in-delayed',
  'sign-out',
  'register',
  'password-change',
  'password-reset-asked',
  'password-reset',
  'session-revoke',
  'factor-on',
  'factor-off',
  'recovery-codes',
  'passkey-add',
  'passkey-remove',
  'email-confirm',
  'character-disconnect',
  'character-reset',
  'vote',
  'vote-replay',
  'vote-site-test',
  'reminder-on',
  'reminder-off',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
