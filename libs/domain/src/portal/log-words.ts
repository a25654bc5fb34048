/** Expeditions whose attempts the game server counts. */
export const BOSS_TYPES = ['BIGFOOT', 'ZAKUM', 'HORNTAIL', 'PINKBEAN', 'SCARGA', 'PAPULATUS'] as const;
export type BossType = (typeof BOSS_TYPES)[number];

/** How often players may try a boss. */
export const BOSS_FREQUENCIES = ['daily', 'weekly'] as const;
export type BossFrequency = (typeof BOSS_FREQUENCIES)[number];

/** Whether NX was gained or spent. */
export const NX_LOG_TYPES = ['GAIN', 'SPEND'] as const;
export type NxLogType = (typeof NX_LOG_TYPES)[number];

/** Currencies of Inkwell's shop. */
export const INKWELL_CURRENCIES = ['VOTE_POINTS', 'NX_CREDIT'] as const;
export type InkwellCurrency = (typeof INKWELL_CURRENCIES)[number];

/** Actions in the audit log. Stored rows contain these words, so none may be renamed. */
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
  'api-key-add',
  'api-key-remove',
  'email-confirm',
  'character-disconnect',
  'character-reset',
  'vote',
  'vote-replay',
  'vote-site-test',
  'reminder-on',
  'reminder-off',
  'points-add',
  'points-ask',
  'points-approve',
  'points-refuse',
  'ban',
  'unban',
  'sign-out-everywhere',
  'factor-reset',
  'account-note',
  'suspicion-look',
  'log-export',
  'release-rollback',
  'release-upload',
  'release-refused',
  'release-canary',
  'drops-apply',
  'drops-undo',
  'drops-discard',
  'drops-reload',
  'news-create',
  'news-edit',
  'news-remove',
  'news-restore',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Staff actions on accounts, which all staff may see. */
export const STAFF_ACTS = [
  'ban',
  'unban',
  'sign-out-everywhere',
  'factor-reset',
  'points-add',
  'points-ask',
  'points-approve',
  'points-refuse',
] as const satisfies readonly AuditAction[];
export type StaffAct = (typeof STAFF_ACTS)[number];
