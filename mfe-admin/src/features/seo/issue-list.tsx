import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, Window } from '@portico/ui';
import type { SeoIssue } from './seo.queries';
import styles from './seo-page.module.css';

/** What the search console complains of, each in a sentence. */
export function IssueList({ issues }: { issues: readonly SeoIssue[] }) {
  const t = useTexts('mfe-admin');
  return (
    <Window title={t('seo.issues.title')} icon="warning">
      {issues.length === 0 ? (
        <p className={styles.well}>
          <Icon name="check" size={16} />
          {t('seo.issues.none')}
        </p>
      ) : (
        <ul className={styles.issues}>
          {issues.map((issue) => (
            <li key={`${issue.type} ${issue.path ?? ''}`}>
              <Icon name="warning" size={16} className={styles.mark} />
              <span>
                <IssueText issue={issue} />
                {issue.path !== undefined && (
                  <bdi dir="ltr" className={styles.address}>
                    {issue.path}
                  </bdi>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Window>
  );
}

function IssueText({ issue: { type, count, errors } }: { issue: SeoIssue }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const many = errors ?? count ?? 0;
  switch (type) {
    case 'sitemap-errors':
      return t('seo.issue.errors', { count: many, formatted: number(many) });
    case 'sitemap-warnings':
      return t('seo.issue.warnings', { count: many, formatted: number(many) });
    case 'seldom-opened':
      return t('seo.issue.seldom', { count: many, formatted: number(many) });
    case 'sitemap-pending':
      return t('seo.issue.pending');
    case 'sitemap-missing':
      return t('seo.issue.missing');
  }
}
