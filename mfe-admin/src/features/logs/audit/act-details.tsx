import type { AdminLogRow } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { VisuallyHidden } from '@portico/ui';
import { useLogTexts } from '../log-columns';
import { useServerTime } from '../log-days';
import styles from './act-details.module.css';

const ABSENT = '–';

/** Reason and change in one line; it unfolds to all details. */
export function ActDetails({ row }: { row: AdminLogRow<'audit'> }) {
  const t = useTexts('mfe-admin');
  const { word } = useLogTexts('audit');
  const { second } = useServerTime();
  const { reason, changes, facts } = storyOf(row.details);
  return (
    <details className={styles.root}>
      <summary className={styles.line}>
        {reason !== undefined && (
          <span>
            <span className={styles.name}>{t('auditLog.reason')}</span> <bdi>{reason}</bdi>
          </span>
        )}
        {changes.map((change) => (
          <Change key={change.name} change={change} />
        ))}
        {reason === undefined && changes.length === 0 && (
          <span className={styles.name}>
            {facts.map(({ text }) => text).join(' · ') || t('auditLog.more')}
          </span>
        )}
        <VisuallyHidden>{`${t('auditLog.more')} ${word('action', row.action)}, ${second(row.at)}`}</VisuallyHidden>
      </summary>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt lang="en">{name}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('auditLog.device')}</dt>
          <dd>
            <bdi>{row.device ?? ABSENT}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('auditLog.hash')}</dt>
          <dd>
            <code dir="ltr">{row.hash}</code>
          </dd>
        </div>
      </dl>
    </details>
  );
}

/** A value that was not there, or is empty, is a dash. */
function textOr(value: string | undefined): string {
  return value === undefined || value === '' ? ABSENT : value;
}

function Change({ change: { name, before, after } }: { change: ActChange }) {
  const t = useTexts('mfe-admin');
  return (
    <span>
      {name !== '' && (
        <span className={styles.name} lang="en">
          {name}
        </span>
      )}{' '}
      <span className={styles.change}>
        <bdi>
          <VisuallyHidden>{t('auditLog.before')} </VisuallyHidden>
          <del>{textOr(before)}</del>
        </bdi>{' '}
        <span aria-hidden="true" className={styles.arrow}>
          →
        </span>{' '}
        <bdi>
          <VisuallyHidden>{t('auditLog.after')} </VisuallyHidden>
          <ins>{textOr(after)}</ins>
        </bdi>
      </span>
    </span>
  );
}

interface ActFact {
  name: string;
  text: string;
}

interface ActChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

interface ActStory {
  reason: string | undefined;
  changes: readonly ActChange[];
  facts: readonly ActFact[];
}

type Details = Readonly<Record<string, unknown>>;

export function storyOf({ reason, before, after, ...rest }: Details): ActStory {
  return {
    reason: typeof reason === 'string' && reason !== '' ? reason : undefined,
    changes: changesOf(before, after),
    facts: Object.entries(rest)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => ({ name, text: textOf(value) })),
  };
}

function changesOf(before: unknown, after: unknown): readonly ActChange[] {
  if (before === undefined && after === undefined) return [];
  if (!isRecord(before) && !isRecord(after)) {
    return [{ name: '', before: shownOf(before), after: shownOf(after) }];
  }
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .map((name) => ({ name, before: shownOf(old[name]), after: shownOf(now[name]) }))
    .filter((change) => change.before !== change.after);
}

function shownOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
