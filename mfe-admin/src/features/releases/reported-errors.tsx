import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import type { ErrorsOfRelease } from './releases.queries';
import { Version } from './version';
import styles from './reported-errors.module.css';

interface ReportedErrorsProps {
  errors: ErrorsOfRelease;
  /** Release in service: where the most frequent error came from another one, that is named. */
  version: string;
}

/** How many errors browsers reported within a day, and the most frequent one in its own words. */
export function ReportedErrors({
  errors: { count, message, version: source },
  version,
}: ReportedErrorsProps) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  if (count === 0) return <span className={styles.none}>{t('releases.errors.none')}</span>;
  return (
    <div className={styles.root}>
      <Badge tone="danger" icon="warning">
        {format.number(count)}
      </Badge>
      {message !== null && (
        <span className={styles.message} dir="auto" title={message}>
          {message}
        </span>
      )}
      {source !== null && source !== version && <Version version={source} />}
    </div>
  );
}
