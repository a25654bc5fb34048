import { useTexts } from '@portico/i18n';
import { useRuleText } from '../../../shared/use-rule-text';

/** Names of facts that the portal records. Rows of older versions may have others, which are shown as they are. */
const FACT_KEYS = {
  added: 'dropEdits.kind.added',
  amount: 'nxLog.column.amount',
  askedBy: 'auditLog.fact.askedBy',
  browsers: 'auditLog.fact.browsers',
  callback: 'auditLog.fact.callback',
  changed: 'dropEdits.kind.changed',
  character: 'people.character',
  characterId: 'auditLog.fact.characterId',
  codes: 'auditLog.fact.codes',
  day: 'economy.day',
  dropper: 'auditLog.fact.dropper',
  droppers: 'auditLog.fact.droppers',
  format: 'auditLog.fact.format',
  isComplete: 'auditLog.fact.isComplete',
  item: 'inkwellLog.column.item',
  kind: 'story.kind.label',
  log: 'auditLog.fact.log',
  method: 'auditLog.fact.method',
  note: 'account.notes.kind.note',
  nx: 'economy.currencies.NX',
  passkeys: 'auditLog.fact.passkeys',
  pointType: 'points.form.type',
  purpose: 'auditLog.fact.purpose',
  remote: 'releases.column.remote',
  removed: 'dropEdits.kind.removed',
  request: 'auditLog.fact.request',
  rows: 'logs.chart.rows',
  rule: 'suspicions.filter.rule',
  seconds: 'auditLog.fact.seconds',
  service: 'auditLog.fact.service',
  sessions: 'auditLog.fact.sessions',
  set: 'auditLog.fact.set',
  share: 'auditLog.fact.share',
  site: 'votes.column.site',
  source: 'nxLog.column.source',
  status: 'pictureProbe.result.status',
  step: 'auditLog.fact.step',
  title: 'news.column.title',
  token: 'auditLog.fact.token',
  verdict: 'votes.column.verdict',
  version: 'releases.column.version',
  vote: 'story.kind.vote',
  votePoints: 'voteLog.column.points',
} as const;

/** Words of the facts that have a closed set. */
const VALUE_KEYS = {
  method: {
    password: 'auditLog.value.password',
    totp: 'auditLog.value.totp',
    recovery: 'auditLog.value.recovery',
    passkey: 'auditLog.value.passkey',
  },
  purpose: { password: 'auditLog.value.password', code: 'auditLog.value.code' },
  failure: {
    'wrong-password': 'auditLog.value.wrong-password',
    'wrong-code': 'auditLog.value.wrong-code',
    'wrong-passkey': 'auditLog.value.wrong-passkey',
    banned: 'auditLog.value.banned',
    'guessed-codes': 'auditLog.value.guessed-codes',
    delayed: 'auditLog.value.delayed',
  },
  verdict: {
    confirmed: 'votes.verdict.confirmed',
    refused: 'votes.verdict.refused',
    duplicate: 'votes.verdict.duplicate',
    unknown: 'votes.verdict.unknown',
    forged: 'votes.verdict.forged',
    malformed: 'votes.verdict.malformed',
    test: 'votes.verdict.test',
  },
  kind: {
    note: 'account.notes.kind.note',
    warning: 'account.notes.kind.warning',
    news: 'news.kind.news',
    event: 'news.kind.event',
  },
  pointType: { nx: 'economy.currencies.NX', vp: 'voteLog.column.points' },
  log: {
    votes: 'voteLog.title',
    exp: 'expLog.title',
    boss: 'bossLog.title',
    scrolling: 'scrollingLog.title',
    'nx-credit': 'nxLog.title',
    inkwell: 'inkwellLog.title',
    audit: 'auditLog.title',
  },
  isComplete: { true: 'logs.yes', false: 'logs.no' },
  state: {
    draft: 'news.state.draft',
    scheduled: 'news.state.scheduled',
    published: 'news.state.published',
    removed: 'news.state.removed',
    waiting: 'points.waiting.title',
    approved: 'points.state.approved',
    refused: 'points.state.refused',
  },
} as const;

type ValueKeys = typeof VALUE_KEYS;
type ValueKey = { [Fact in keyof ValueKeys]: ValueKeys[Fact][keyof ValueKeys[Fact]] }[keyof ValueKeys];

const FACTS: ReadonlyMap<string, (typeof FACT_KEYS)[keyof typeof FACT_KEYS]> = new Map(
  Object.entries(FACT_KEYS),
);
const VALUES: ReadonlyMap<string, ReadonlyMap<string, ValueKey>> = new Map(
  Object.entries(VALUE_KEYS).map(([fact, words]) => [fact, new Map<string, ValueKey>(Object.entries(words))]),
);

/** Facts of the audit log in the language of the page. Words outside the closed sets are shown as they are. */
export function useAuditWords() {
  const t = useTexts('mfe-admin');
  const ruleText = useRuleText();
  const valueText = (fact: string, value: string) => {
    const key = VALUES.get(fact)?.get(value);
    return key === undefined ? value : t(key);
  };
  return {
    factText: (name: string) => {
      const key = FACTS.get(name);
      return key === undefined ? name : t(key);
    },
    isKnownFact: (name: string) => FACTS.has(name),
    valueText: (fact: string, value: string) => (fact === 'rule' ? ruleText(value) : valueText(fact, value)),
    /** The portal writes the reasons of failed logins, and people write all others. */
    reasonText: (action: string, reason: string) =>
      action === 'sign-in-failed' ? valueText('failure', reason) : reason,
  };
}
