import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Disclosure } from '@portico/ui';
import type { TechnicalCheck, TechnicalFinding } from './seo.queries';
import styles from './seo-page.module.css';

const TIME_OUT = 'time-out';

/** One check: how much it looked at, what is wrong, and where. */
export function TechnicalCheckView({ check }: { check: TechnicalCheck }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { check: name, checked, faults, findings } = check;
  const isWell = faults === 0;
  const summary = (
    <span className={styles.check}>
      <strong>{t(`seo.check.${name}.title`)}</strong>
      <span className={styles.soft}>
        {t(`seo.check.${name}.checked`, { count: checked, formatted: number(checked) })}
      </span>
      <Badge tone={isWell ? 'good' : 'danger'} icon={isWell ? 'check' : 'warning'}>
        {isWell ? t('seo.check.well') : t('seo.check.faults', { count: faults, formatted: number(faults) })}
      </Badge>
    </span>
  );
  if (findings.length === 0) return <div className={styles.plain}>{summary}</div>;
  return (
    <Disclosure summary={summary} isOpen={!isWell}>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={`${finding.fault} ${finding.path} ${finding.detail}`}>
            <Finding finding={finding} />
          </li>
        ))}
      </ul>
      {faults > findings.length && (
        <p className={styles.soft}>
          {t('seo.check.more', {
            count: faults - findings.length,
            formatted: number(faults - findings.length),
          })}
        </p>
      )}
    </Disclosure>
  );
}

function Finding({ finding }: { finding: TechnicalFinding }) {
  const t = useTexts('mfe-admin');
  return (
    <>
      <Place path={finding.path} />
      <span>
        <FindingText finding={finding} />
      </span>
      {finding.on !== null && (
        <span className={styles.soft}>
          {t('seo.finding.on')} <Place path={finding.on} />
        </span>
      )}
    </>
  );
}

function FindingText({ finding: { fault, detail } }: { finding: TechnicalFinding }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  switch (fault) {
    case 'time':
      return t('seo.finding.time', { formatted: number(Number(detail)) });
    case 'status':
    case 'link':
      return detail === TIME_OUT ? t('seo.finding.late') : t('seo.finding.status', { detail });
    default:
      return t(`seo.finding.${fault}`, { detail });
  }
}

/** A link into the portal, in a tab of its own: the address has its own language. What is no address is a remote. */
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
