import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Icon, Link } from '@portico/ui';
import { paths } from '../../paths';
import type { Story } from './story-state';
import { StoryView } from './story-view';
import styles from './story-view.module.css';

const MOMENT = { dateStyle: 'medium', timeStyle: 'medium' } as const;

export function StoryContent({ story }: { story: Story }) {
  const t = useTexts('mfe-admin');
  const { serverDate } = useFormat();
  const { at } = story.view;
  return (
    <StoryView
      accountId={story.account}
      story={story}
      head={({ accountId, accountName }) => (
        <div className={styles.head}>
          <p className={styles.account}>
            <bdi>{accountName}</bdi>
          </p>
          <p className={styles.around}>
            {at === undefined ? t('story.aroundNow') : t('story.around', { time: serverDate(at, MOMENT) })}
          </p>
          <Link href={paths.account(accountId)} className={styles.accountLink}>
            {t('story.toAccount')}
            <Icon name="arrowEnd" size={16} />
          </Link>
        </div>
      )}
    />
  );
}
