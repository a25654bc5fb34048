import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { type IconName, StatRow, StatTile } from '@portico/ui';
import type { ReactNode } from 'react';
import { Picture } from '@portico/game-ui';
import { jobText } from '@portico/portal-kit/job-words';
import { EmptyLine } from '../../shared/detail/empty-line';
import { PartWindow } from '../../shared/detail/part-window';
import type { QuestDetail, QuestRewardItem } from './quests.queries';
import { paths } from '../../paths';
import { EntryList } from '../../shared/detail/entry-list';
import { Times } from '../../shared/drops/times';
import styles from './quest-page.module.css';

const NUMBERS = [
  { key: 'exp', icon: 'chart' },
  { key: 'meso', icon: 'store' },
  { key: 'fame', icon: 'star' },
] as const satisfies readonly { key: keyof QuestDetail['rewards']; icon: IconName }[];

const CHOICES = ['always', 'random', 'chosen'] as const;

/** Lists the rewards that are not zero. */
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

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

function Percent({ value }: { value: number }) {
  const format = useFormat();
  return <bdi dir="ltr">{format.percent(value, Number.isInteger(value) ? 0 : 1)}</bdi>;
}

function RewardItems({ items }: { items: readonly QuestRewardItem[] }) {
  const noteOf = useNote();
  return (
    <EntryList
      entries={items.map((item, index) => ({
        key: index,
        href: paths.item(item.id),
        name: item.name,
        card: { kind: 'item', id: item.id },
        picture: <Picture kind="item" id={item.id} />,
        note: noteOf(item),
        end: (
          <>
            {item.chancePercent !== null && <Percent value={item.chancePercent} />}
            <Times count={item.count} />
          </>
        ),
      }))}
    />
  );
}

type Audience = Pick<QuestRewardItem['chances'][number], 'jobs' | 'gender'>;

/** Recipients, duration and chance of a reward if they are special; undefined otherwise. */
function useNote(): (item: QuestRewardItem) => ReactNode {
  const t = useTexts('mfe-database');
  const durationOf = (minutes: number) => {
    const isDays = minutes >= MINUTES_PER_DAY;
    const count = Math.ceil(minutes / (isDays ? MINUTES_PER_DAY : MINUTES_PER_HOUR));
    return t(isDays ? 'quest.rewards.days' : 'quest.rewards.hours', {
      count,
    });
  };
  const audience = ({ jobs, gender }: Audience) => [
    ...(gender === null ? [] : [t(`quest.rewards.${gender}`)]),
    ...(jobs.length === 0 ? [] : [jobs.map(({ id }) => jobText(id)).join(', ')]),
  ];
  return (item) => {
    const conditions = [
      ...audience(item),
      ...(item.periodMinutes === null ? [] : [durationOf(item.periodMinutes)]),
    ];
    const isDifferent = item.chancePercent === null && item.chances.length > 0;
    if (conditions.length === 0 && !isDifferent) return undefined;
    return (
      <>
        {conditions.join(' · ')}
        {isDifferent && (
          <span className={styles.chances}>
            {item.chances.map((chance, index) => (
              <span key={index}>
                <Percent value={chance.percent} /> {audience(chance).join(' · ')}
              </span>
            ))}
          </span>
        )}
      </>
    );
  };
}
