import { jobRequirementOf } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Picture } from '@portico/ui';
import { paths } from '../../paths';
import { EntryList } from '../../shared/entry-list';
import { Times } from '../../shared/times';
import type { QuestRewardItem } from './quests.queries';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

export function RewardItems({ items }: { items: readonly QuestRewardItem[] }) {
  const format = useFormat();
  const conditionsOf = useConditions();
  return (
    <EntryList
      entries={items.map((item, index) => ({
        key: index,
        href: paths.item(item.id),
        name: item.name,
        picture: <Picture kind="item" id={item.id} />,
        note: conditionsOf(item),
        end: (
          <>
            {item.chancePercent !== null && <bdi dir="ltr">{format.percent(item.chancePercent, 0)}</bdi>}
            <Times count={item.count} />
          </>
        ),
      }))}
    />
  );
}

/** For whom, and for how long; undefined where neither is limited. */
function useConditions(): (item: QuestRewardItem) => string | undefined {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const lasting = (minutes: number) => {
    const isDays = minutes >= MINUTES_PER_DAY;
    const count = Math.ceil(minutes / (isDays ? MINUTES_PER_DAY : MINUTES_PER_HOUR));
    return t(isDays ? 'quest.rewards.days' : 'quest.rewards.hours', {
      count,
      formatted: format.number(count),
    });
  };
  const classes = (mask: number) => {
    const requirement = jobRequirementOf(mask);
    return requirement.kind === 'classes'
      ? [requirement.classes.map((name) => t(`property.job.${name}`)).join(', ')]
      : [];
  };
  return ({ gender, jobMask, periodMinutes }) => {
    const conditions = [
      ...(gender === null ? [] : [t(`quest.rewards.${gender}`)]),
      ...(jobMask === null ? [] : classes(jobMask)),
      ...(periodMinutes === null ? [] : [lasting(periodMinutes)]),
    ];
    return conditions.length === 0 ? undefined : conditions.join(' · ');
  };
}
