import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Link, LinkButton, Window } from '@portico/ui';
import { paths } from '../../paths';
import { AccountLink } from '../../shared/account/account-link';
import { useStory } from '../../shared/story/use-story';
import { useRuleText } from '../../shared/suspicion/use-rule-text';
import type { OverviewStats } from './overview.queries';
import styles from './suspicious-window.module.css';

export function SuspiciousWindow({ stats: { suspiciousVotes, suspiciousCount } }: { stats: OverviewStats }) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const ruleText = useRuleText();
  const { hrefFor } = useStory();
  const count = { count: suspiciousCount };
  return (
    <Window
      title={t('overview.suspicious.title')}
      icon="warning"
      isFlush
      actions={
        <LinkButton href={paths.suspicions} size="small" iconEnd="arrowEnd">
          {suspiciousCount === 0 ? t('overview.suspicious.rules') : t('overview.suspicious.all', count)}
        </LinkButton>
      }
    >
      {suspiciousVotes.length === 0 ? (
        <p className={styles.none}>{t('overview.suspicious.none')}</p>
      ) : (
        <ul className={styles.list} role="list">
          {suspiciousVotes.map(({ id, account_id, account_name, reason, vote_time }) => (
            <li key={id} className={styles.row}>
              <AccountLink id={account_id} className={styles.name}>
                {account_name}
              </AccountLink>
              <span className={styles.rule}>
                <Badge tone="danger" icon="warning">
                  {ruleText(reason)}
                </Badge>
              </span>
              <time
                className={styles.time}
                dateTime={new Date(vote_time).toISOString()}
                title={format.date(vote_time)}
              >
                {format.relativeTime(vote_time)}
              </time>
              <Link
                href={hrefFor(account_id, vote_time)}
                className={styles.story}
                aria-label={t('story.openOf', { name: account_name })}
              >
                {t('story.open')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Window>
  );
}
