import type { operations } from '@portico/api-client';
import { apiAddress } from '@portico/contract';
import { apiQuery, type Answer } from '@portico/portal-kit';
import type { LogDefinition, LogSelection } from '../log-page/log-definition';
import { filterQuery, pageQuery } from '../log-page/log.queries';
import { oneOf } from '../log-page/log-state';

export type AuditLogs = Answer<'/api/logs/audit'>;
export type AuditRow = AuditLogs['logs'][number];

type Action = NonNullable<NonNullable<operations['AuditLog_page']['parameters']['query']>['action']>;
/** Every word that the audit writes down; typed so that none is missing. */
const ACTION_WORDS: Readonly<Record<Action, true>> = {
  'sign-in': true,
  'sign-in-failed': true,
  'sign-in-delayed': true,
  'sign-out': true,
  register: true,
  'password-change': true,
  'password-reset-asked': true,
  'password-reset': true,
  'session-revoke': true,
  'factor-on': true,
  'factor-off': true,
  'recovery-codes': true,
  'passkey-add': true,
  'passkey-remove': true,
  'email-confirm': true,
  'character-disconnect': true,
  'character-reset': true,
  vote: true,
  'vote-replay': true,
  'vote-site-test': true,
  'reminder-on': true,
  'reminder-off': true,
  'points-add': true,
  'points-ask': true,
  'points-approve': true,
  'points-refuse': true,
  ban: true,
  unban: true,
  'sign-out-everywhere': true,
  'factor-reset': true,
  'suspicion-look': true,
  'log-export': true,
  'release-rollback': true,
  'drops-apply': true,
  'drops-undo': true,
  'drops-discard': true,
  'drops-reload': true,
};
export const AUDIT_ACTIONS = Object.keys(ACTION_WORDS).filter((word): word is Action => word in ACTION_WORDS);

const filters = (selection: LogSelection) =>
  filterQuery(selection, 'search', { action: oneOf(AUDIT_ACTIONS, selection.action) });

/** What was done, by whom. */
export const AUDIT_LOG: LogDefinition<AuditLogs> = {
  name: 'audit',
  textKey: 'auditLog',
  page: (selection) =>
    apiQuery('/api/logs/audit', {
      authenticated: true,
      query: { ...filters(selection), ...pageQuery(selection) },
    }),
  chart: (selection) => apiQuery('/api/logs/audit/chart', { authenticated: true, query: filters(selection) }),
  file: (selection) => apiAddress('/api/logs/audit/file', filters(selection)),
};

/** Walks the chain of hashes; asked when somebody wants to know, not with the page. */
export function chainQuery() {
  return { ...apiQuery('/api/audit/verification', { authenticated: true, retry: 0 }), enabled: false };
}
