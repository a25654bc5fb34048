import { ABSENT } from '@portico/domain';
import type { AdminLogRow } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { errorText, useFormat } from '@portico/portal-kit';
import { Button, Notice, VisuallyHidden } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountCell, useLogTexts } from '../log-columns';
import { useServerTime } from '../log-state';
import { LogPage } from '../log-page';
import { chainQuery } from '../log.queries';
import styles from './audit-log-page.module.css';
import { type ChangeWords, storyOf, useChangeWords } from './audit-changes';
import { useAuditWords } from './audit-words';

export function AuditLogPage() {
  const t = useTexts('mfe-admin');
  const { word } = useLogTexts('audit');
  return (
    <LogPage
      log="audit"
      allTexts={{ action: t('auditLog.allActions') }}
      cells={{
        action: { onCard: 'title', cell: ({ action }) => word('action', action) },
        actor: {
          isLabelled: true,
          isEmpty: ({ actor_id: id, account_id: account }) => id === null || id === account,
          onCard: 'meta',
          cell: ({ actor_id: id, actor_name: name }) => <AccountCell id={id} name={name} />,
        },
        address: { cell: ({ ip_address: address }) => <bdi dir="ltr">{address}</bdi> },
        details: {
          onCard: 'wide',
          width: '24rem',
          isEmpty: () => false,
          cell: (row) => <ActDetails row={row} />,
        },
      }}
      action={<VerifyButton />}
      notice={() => <Verdict />}
    />
  );
}

function VerifyButton() {
  const t = useTexts('mfe-admin');
  const { isFetching, refetch } = useQuery(chainQuery());
  return (
    <Button icon="link" isPending={isFetching} onClick={() => void refetch()}>
      {t('auditLog.verify.button')}
    </Button>
  );
}

/** Without height until the chain is verified. */
function Verdict() {
  const t = useTexts('mfe-admin');
  const { relativeTime } = useFormat();
  const { second } = useServerTime();
  const { data, error, isFetching } = useQuery(chainQuery());
  return (
    <div className={styles.verdict} role="status">
      {isFetching && <p>{t('auditLog.verify.running')}</p>}
      {!isFetching && error !== null && <Notice tone="danger">{errorText(error)}</Notice>}
      {!isFetching && error === null && data?.broken === null && (
        <Notice tone="good" title={t('auditLog.verify.holds', { count: data.rows })}>
          {relativeTime(data.at)} · <code dir="ltr">{data.hash}</code>
        </Notice>
      )}
      {!isFetching && error === null && data && data.broken !== null && (
        <Notice tone="danger" title={t('auditLog.verify.broken', { id: String(data.broken.id) })}>
          {data.broken.at !== null && <p>{second(data.broken.at)}</p>}
          <p lang="en" dir="ltr">
            {data.broken.reason}
          </p>
        </Notice>
      )}
    </div>
  );
}

/** Change and reason in one line, which unfolds to all details. */
function ActDetails({ row }: { row: AdminLogRow<'audit'> }) {
  const t = useTexts('mfe-admin');
  const { word } = useLogTexts('audit');
  const { second } = useServerTime();
  const { factText, isKnownFact, valueText, reasonText } = useAuditWords();
  const wordsOf = useChangeWords();
  const { reason, changes, facts: recorded } = storyOf(row.details);
  const facts = recorded.map(({ name, text }) => ({
    name,
    label: factText(name),
    text: valueText(name, text),
  }));
  return (
    <details className={styles.root}>
      <summary className={styles.line}>
        {changes.map((change) => (
          <Change key={change.name} {...wordsOf(row, change)} />
        ))}
        {reason !== undefined && (
          <span>
            <span className={styles.name}>{t('auditLog.reason')}</span>{' '}
            <bdi>{reasonText(row.action, reason)}</bdi>
          </span>
        )}
        {reason === undefined && (changes.length === 0 || facts.length > 0) && (
          <span className={styles.name}>
            {facts.map(({ label, text }) => `${label}: ${text}`).join(' · ') || t('auditLog.more')}
          </span>
        )}
        <VisuallyHidden>{`${t('auditLog.more')} ${word('action', row.action)}, ${second(row.at)}`}</VisuallyHidden>
      </summary>
      <dl className={styles.facts}>
        {facts.map(({ name, label, text }) => (
          <div key={name}>
            <dt lang={isKnownFact(name) ? undefined : 'en'}>{label}</dt>
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

function Change({ label, lang, before, after }: ChangeWords) {
  const t = useTexts('mfe-admin');
  return (
    <span>
      {label !== undefined && (
        <span className={styles.name} lang={lang}>
          {label}{' '}
        </span>
      )}
      <span className={styles.change}>
        {before !== undefined && (
          <>
            <bdi>
              <VisuallyHidden>{t('auditLog.before')} </VisuallyHidden>
              <del>{before}</del>
            </bdi>{' '}
            <span aria-hidden="true" className={styles.arrow}>
              →
            </span>{' '}
          </>
        )}
        <bdi>
          <VisuallyHidden>{t('auditLog.after')} </VisuallyHidden>
          <ins>{after ?? ABSENT}</ins>
        </bdi>
      </span>
    </span>
  );
}
