import type { AuditAction } from '@portico/domain';
import { And, type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { AT, type NetworkSource, type Span, type StorySource, type TableOf } from '../game-logs/index.js';
import { firstIdAt } from './audit-chains.js';
import { AuditEntity } from './audit.entities.js';

/** Ids grow with time and have gaps. */
export const AUDIT_TABLE = {
  log: 'audit',
  sql: 'portal_audit',
  order: 'id',
  time: AT,
  choices: { action: { column: 'action' } },
  owners: { accounts: ['account_id', 'actor_account_id'] },
  columns: { action: 'action', actor_id: 'actor_account_id', device: 'device', hash: 'hash' },
  others: ['account_id', 'network', 'details'],
  kinds: ['action'],
  indexes: { action: 'portal_audit_action' },
} as const satisfies TableOf<'audit'>;

/** Number of rows with an action within a span. Reads the index of actions, because ids grow with time. */
export async function countActs(
  reader: EntityManager,
  action: AuditAction,
  [from, until]: Span,
): Promise<number> {
  return await reader.countBy(AuditEntity, {
    action,
    id: And(MoreThanOrEqual(firstIdAt(from)), LessThan(firstIdAt(until))),
  });
}

/** Only acts of accounts themselves: an admin acts on an account from the admin's own network. */
export const AUDIT_NETWORKS: NetworkSource = {
  table: 'portal_audit',
  column: 'network',
  condition: '(actor_account_id IS NULL OR actor_account_id = account_id)',
};

const SESSION_ACTIONS = [
  'sign-in',
  'sign-in-failed',
  'sign-in-delayed',
  'sign-out',
  'session-revoke',
  'sign-out-everywhere',
];

const quoted = (actions: readonly string[]) => actions.map((action) => `'${action}'`).join(', ');

const STORY: StorySource = {
  table: 'portal_audit',
  key: 'account_id',
  columns: ['action', 'network', 'details', 'account_id', 'actor_account_id'],
};

export const SESSION_STORY: StorySource = { ...STORY, condition: `action IN (${quoted(SESSION_ACTIONS)})` };

/** Votes are left out, because the vote table has them. */
export const ACCOUNT_STORY: StorySource = {
  ...STORY,
  condition: `action NOT IN (${quoted([...SESSION_ACTIONS, 'vote'])})`,
};
