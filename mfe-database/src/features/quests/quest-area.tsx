import { QUEST_AREA_NAMES, QUEST_REGIONS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { QuestDetail } from './quests.queries';

type Placed = Pick<QuestDetail, 'area' | 'areaName'>;

/** The area of a quest: the filter's area, and the game's own name if it says more, else ''. */
export function areaOf({ area, areaName }: Placed): {
  region: (typeof QUEST_REGIONS)[number] | undefined;
  name: string;
} {
  const region = QUEST_REGIONS.find((candidate) => QUEST_AREA_NAMES[candidate] === area);
  if (region === undefined || (region === 'other' && areaName !== '')) {
    return { region: undefined, name: areaName || area };
  }
  return { region, name: areaName.toLowerCase() === area.toLowerCase() ? '' : areaName };
}

export function QuestArea({ quest }: { quest: Placed }) {
  const t = useTexts('mfe-database');
  const { region, name } = areaOf(quest);
  if (region === undefined) return <bdi>{name}</bdi>;
  return (
    <>
      {t(`area.${region}`)}
      {name !== '' && (
        <>
          {' · '}
          <bdi>{name}</bdi>
        </>
      )}
    </>
  );
}
