import { useTexts } from '@portico/i18n';
import { Disclosure, VisuallyHidden } from '@portico/ui';
import { storyOf, type ActChange } from './act-facts';
import type { AuditRow } from './audit-log.queries';
import { useActionText } from './use-action-text';
import { useServerTime } from '../log-page/log-days';
import styles from './act-details.module.css';

const ABSENT = '–';

/** Why somebody did it and what it changed; all else that is written down opens below. */
export function ActDetails({ row }: { row: AuditRow }) {
  const t = useTexts('mfe-admin');
  const actionText = useActionText();
  const { second } = useServerTime();
  const { reason, changes, facts } = storyOf(row.details);
  return (
    <div className={styles.root}>
      {reason !== undefined && (
        <p>
          <span className={styles.name}>{t('auditLog.reason')}</span> <bdi>{reason}</bdi>
        </p>
      )}
      {changes.map((change) => (
        <Change key={change.name} change={change} />
      ))}
      <Disclosure
        summary={
          <>
            {t('auditLog.more')}{' '}
            <VisuallyHidden>{`${actionText(row.action)}, ${second(row.at)}`}</VisuallyHidden>
          </>
        }
        className={styles.more}
      >
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
      </Disclosure>
    </div>
  );
}

/** A value that was not there, or is empty, is a dash. */
function textOr(value: string | undefined): string {
  return value === undefined || value === '' ? ABSENT : value;
}

function Change({ change: { name, before, after } }: { change: ActChange }) {
  const t = useTexts('mfe-admin');
  return (
    <p>
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
    </p>
  );
}
