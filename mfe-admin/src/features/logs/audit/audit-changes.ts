import type { AdminLogRow } from '@portico/contract';
import { dropPercentOf } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { useBanText } from '../../../shared/account/account-badges';
import { useAuditWords } from './audit-words';

export interface ActChange {
  /** Empty if the record has one value. */
  name: string;
  before: string | undefined;
  after: string | undefined;
}

type Details = Readonly<Record<string, unknown>>;

/** Reason, changes and other facts in the details of an action. */
export function storyOf({ reason, before, after, ...rest }: Details) {
  const isDrop = rest.table !== undefined;
  return {
    reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
    changes: isDrop ? changesOf(dropOf(before), dropOf(after)) : changesOf(before, after),
    facts: Object.entries(rest)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => ({ name, text: textOf(value) })),
  };
}

/** Drop edits record the row of the game's table as JSON. Its ids are among the other details. */
function dropOf(json: unknown): Details {
  if (typeof json !== 'string') return {};
  const row: Record<string, number | undefined> = JSON.parse(json);
  const { itemid: item, chance, questid, minimum_quantity: from, maximum_quantity: to } = row;
  const quantity = from === to ? from : `${from}–${to}`;
  return { item, chance, quantity, quest: questid === 0 ? undefined : questid };
}

function changesOf(before: unknown, after: unknown): readonly ActChange[] {
  const [old, now] = isRecord(before) || isRecord(after) ? [before, after] : [{ '': before }, { '': after }];
  const [oldValues, newValues] = [isRecord(old) ? old : {}, isRecord(now) ? now : {}];
  const names = [...new Set([...Object.keys(oldValues), ...Object.keys(newValues)])];
  return names
    .map((name) => ({ name, before: shownOf(oldValues[name]), after: shownOf(newValues[name]) }))
    .filter((change) => change.before !== change.after);
}

function shownOf(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Subjects of changes whose values alone do not tell them, by action. */
const SUBJECT_KEYS = {
  'sign-out-everywhere': 'account.sessions.title',
  'factor-reset': 'account.fact.factor',
  'suspicion-look': 'account.notes.kind.note',
  'news-create': 'news.column.state',
  'news-edit': 'news.column.state',
  'news-remove': 'news.column.state',
  'news-restore': 'news.column.state',
  'release-upload': 'releases.column.version',
} as const;

/** Subjects of the changes of a drop. */
const DROP_KEYS = {
  item: 'dropEdits.field.item',
  chance: 'dropEdits.field.chance',
  quantity: 'dropEdits.field.quantity',
  quest: 'dropEdits.field.quest',
} as const;
const NONE = 'none';
const TEMPORARY = 'temporary until ';
const NUMBER = /^\d+$/;
const CHANCE_DECIMALS = 3;

export interface ChangeWords {
  label: string | undefined;
  /** Set if the label is the name in the record, because no text exists for it. */
  lang: 'en' | undefined;
  before: string | undefined;
  after: string | undefined;
}

/** A recorded change in the language of the page. Unknown values are shown as they are. */
export function useChangeWords(): (
  row: Pick<AdminLogRow<'audit'>, 'action' | 'details'>,
  change: ActChange,
) => ChangeWords {
  const t = useTexts('mfe-admin');
  const { number, percent } = useFormat();
  const banText = useBanText();
  const { valueText } = useAuditWords();
  const subjects: Readonly<Record<string, Parameters<typeof t>[0] | undefined>> = {
    ...SUBJECT_KEYS,
    ...DROP_KEYS,
  };

  const textOfBan = (value: string) => {
    if (value === NONE) return banText(null);
    const until = Date.parse(value.replace(TEMPORARY, ''));
    return banText({ type: Number.isNaN(until) ? 'permanent' : 'temporary', until });
  };

  return ({ action, details }, { name, before, after }) => {
    const text = (value: string | undefined) => {
      if (value === undefined) return undefined;
      if (action === 'ban' || action === 'unban') return textOfBan(value);
      if (action === 'factor-reset') return t(value === NONE ? 'account.factor.off' : 'account.factor.on');
      if (name === 'chance')
        return percent(
          dropPercentOf(details.table === 'reactor' ? 'reactor' : 'monster', Number(value)),
          CHANCE_DECIMALS,
        );
      if (name === 'item' || name === 'quest') return `#${value}`;
      return NUMBER.test(value) ? number(Number(value)) : valueText('state', value);
    };
    const isPoints = action === 'points-add' && typeof details.pointType === 'string';
    const subject = subjects[name === '' ? action : name];
    const known = isPoints ? valueText('pointType', String(details.pointType)) : subject && t(subject);
    return {
      label: known ?? (name || undefined),
      lang: known === undefined ? 'en' : undefined,
      before: text(before),
      after: text(after),
    };
  };
}
