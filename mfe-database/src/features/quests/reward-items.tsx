import type { ReactNode } from 'react';
import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { paths } from '../../paths';
import { EntryList } from '../../shared/entry-list';
import { Times } from '../../shared/times';
import type { QuestRewardItem } from './quests.queries';
import styles from './quest-page.module.css';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

function Percent({ value }: { value: number }) {
  const format = useFormat();
  return <bdi dir="ltr">{format.percent(value, Number.isInteger(value) ? 0 : 1)}</bdi>;
}

export function RewardItems({ items }: { items: readonly QuestRewardItem[] }) {
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

/** For whom, for how long, and how likely where that differs among them; undefined where there is nothing to say. */
function useNote(): (item: QuestRewardItem) => ReactNode {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const durationOf = (minutes: number) => {
    const isDays = minutes >= MINUTES_PER_DAY;
    const count = Math.ceil(minutes / (isDays ? MINUTES_PER_DAY : MINUTES_PER_HOUR));
    return t(isDays ? 'quest.rewards.days' : 'quest.rewards.hours', {
      count,
      formatted: format.number(count),
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
