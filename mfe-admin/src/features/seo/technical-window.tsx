import { errorText, QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import {
  Badge,
  Button,
  Disclosure,
  EmptyState,
  FormError,
  Notice,
  SkeletonTable,
  Stack,
  Window,
} from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { type TechnicalCheck, type TechnicalFinding, technicalQuery, useBeginTechnical } from './seo.queries';
import styles from './seo-page.module.css';

const COLUMNS = ['60%', '20%', '20%'];

const secondsOf = (ms: number) => Math.max(1, Math.round(ms / 1000));

export function TechnicalWindow() {
  const t = useTexts('mfe-admin');
  const { relativeTime } = useFormat();
  const query = useQuery(technicalQuery());
  const { mutate, isPending, error, submittedAt } = useBeginTechnical();
  const isRunning = query.data?.isRunning === true;
  const isFirst = query.data?.at === null;
  return (
    <Window
      title={t('seo.technical.title')}
      icon="settings"
      actions={
        <Button
          size="small"
          icon="retry"
          isPending={isPending || isRunning}
          disabled={query.data === undefined}
          onClick={() => mutate()}
        >
          {t(isFirst ? 'seo.technical.begin' : 'seo.technical.again')}
        </Button>
      }
    >
      <Stack gap={3}>
        <p className={styles.soft}>{t('seo.technical.lead')}</p>
        {error !== null && <FormError attempt={submittedAt}>{errorText(error)}</FormError>}
        <p role="status" className={styles.soft}>
          {isRunning && t('seo.technical.running')}
        </p>
        <QueryStates
          query={query}
          errorTitle={t('seo.technical.error')}
          skeleton={<SkeletonTable rows={4} columns={COLUMNS} />}
          isEmpty={({ at }) => at === null}
          empty={
            isRunning ? (
              <SkeletonTable rows={4} columns={COLUMNS} />
            ) : (
              <EmptyState title={t('seo.technical.none')} />
            )
          }
        >
          {({ at, tookMs, isPartial, checks }) => (
            <>
              {at !== null && (
                <p className={styles.soft}>
                  {t('seo.technical.age', { age: relativeTime(at), count: secondsOf(tookMs) })}
                </p>
              )}
              {isPartial && <Notice tone="warning">{t('seo.technical.partial')}</Notice>}
              <ul className={styles.checks}>
                {checks.map((check) => (
                  <li key={check.check}>
                    <TechnicalCheckView check={check} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </QueryStates>
      </Stack>
    </Window>
  );
}

const TIME_OUT = 'time-out';

function TechnicalCheckView({ check }: { check: TechnicalCheck }) {
  const t = useTexts('mfe-admin');
  const { check: name, checked, faults, findings } = check;
  const isWell = faults === 0;
  const summary = (
    <span className={styles.check}>
      <strong>{t(`seo.check.${name}.title`)}</strong>
      <span className={styles.soft}>{t(`seo.check.${name}.checked`, { count: checked })}</span>
      <Badge tone={isWell ? 'good' : 'danger'} icon={isWell ? 'check' : 'warning'}>
        {isWell ? t('seo.check.well') : t('seo.check.faults', { count: faults })}
      </Badge>
    </span>
  );
  if (findings.length === 0) return <div className={styles.plain}>{summary}</div>;
  return (
    <Disclosure summary={summary} isOpen={!isWell}>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={`${finding.fault} ${finding.path} ${finding.detail}`}>
            <Place path={finding.path} />
            <span>
              <FindingText finding={finding} />
            </span>
            {finding.on !== null && (
              <span className={styles.soft}>
                {t('seo.finding.on')} <Place path={finding.on} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {faults > findings.length && (
        <p className={styles.soft}>{t('seo.check.more', { count: faults - findings.length })}</p>
      )}
    </Disclosure>
  );
}

function FindingText({ finding: { fault, detail } }: { finding: TechnicalFinding }) {
  const t = useTexts('mfe-admin');
  switch (fault) {
    case 'time':
      return t('seo.finding.time', { count: Number(detail) });
    case 'status':
    case 'link':
      return detail === TIME_OUT ? t('seo.finding.late') : t('seo.finding.status', { detail });
    default:
      return t(`seo.finding.${fault}`, { detail });
  }
}

/** Opens in a new tab, since the address has its own language. */
function Place({ path }: { path: string }) {
  const name = (
    <bdi dir="ltr" className={styles.address}>
      {path}
    </bdi>
  );
  if (!path.startsWith('/')) return name;
  return (
    <a href={path} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
