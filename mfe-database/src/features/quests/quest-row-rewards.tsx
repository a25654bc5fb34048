import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { FoundQuest } from './quests.queries';
import styles from './quest-row-rewards.module.css';

export function QuestRowRewards({ rewards: { exp, meso, items, itemKinds } }: Pick<FoundQuest, 'rewards'>) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const more = itemKinds - items.length;
  return (
    <span className={styles.root}>
      {exp > 0 && <span className={styles.amount}>{t('quest.rewards.expAmount', { count: exp })}</span>}
      {meso > 0 && <span className={styles.amount}>{t('property.mesos', { count: meso })}</span>}
      {items.length > 0 && (
        <span className={styles.items}>
          {items.map(({ id, name }) => (
            <Picture key={id} kind="item" id={id} name={name} size={24} />
          ))}
          {more > 0 && <bdi>+{format.number(more)}</bdi>}
        </span>
      )}
    </span>
  );
}
