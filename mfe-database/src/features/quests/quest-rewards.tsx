import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { StatRow, StatTile, type IconName } from '@portico/ui';
import { EmptyLine } from '../../shared/empty-line';
import { RewardItems } from './reward-items';
import { PartWindow } from '../../shared/part-window';
import type { QuestDetail } from './quests.queries';
import styles from './quest-page.module.css';

const NUMBERS = [
  { key: 'exp', icon: 'chart' },
  { key: 'meso', icon: 'store' },
  { key: 'fame', icon: 'star' },
] as const satisfies readonly { key: keyof QuestDetail['rewards']; icon: IconName }[];

const CHOICES = ['always', 'random', 'chosen'] as const;

/** What it gives; only what is more than nothing. */
export function QuestRewards({ rewards }: { rewards: QuestDetail['rewards'] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const numbers = NUMBERS.filter(({ key }) => rewards[key] > 0);
  const groups = CHOICES.map((choice) => ({
    choice,
    items: rewards.items.filter((item) => item.choice === choice),
  })).filter(({ items }) => items.length > 0);
  const isNothing = numbers.length === 0 && groups.length === 0;
  return (
    <PartWindow
      title={t('quest.rewards.title')}
      icon="chest"
      isFlush={!isNothing}
      footer={numbers.length > 0 && t('quest.rewards.base')}
    >
      {isNothing && <EmptyLine>{t('quest.rewards.none')}</EmptyLine>}
      {numbers.length > 0 && (
        <StatRow className={styles.numbers}>
          {numbers.map(({ key, icon }) => (
            <StatTile
              key={key}
              icon={icon}
              label={t(`quest.rewards.${key}`)}
              value={format.number(rewards[key])}
            />
          ))}
        </StatRow>
      )}
      {groups.map(({ choice, items }) => (
        <section key={choice}>
          <h3 className={styles.choice}>{t(`quest.rewards.${choice}`)}</h3>
          <RewardItems items={items} />
        </section>
      ))}
    </PartWindow>
  );
}
