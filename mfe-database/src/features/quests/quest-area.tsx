import { QUEST_AREA_NAMES, QUEST_REGIONS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { QuestDetail } from './quests.queries';

/** Where a quest happens: the area of the filter in the reader's language, then the game's own name where it says more. */
export function QuestArea({ quest: { area, areaName } }: { quest: Pick<QuestDetail, 'area' | 'areaName'> }) {
  const t = useTexts('mfe-database');
  const region = QUEST_REGIONS.find((candidate) => QUEST_AREA_NAMES[candidate] === area);
  if (region === undefined || (region === 'other' && areaName !== '')) return <bdi>{areaName || area}</bdi>;
  const isNamed = areaName !== '' && areaName.toLowerCase() !== area.toLowerCase();
  return (
    <>
      {t(`area.${region}`)}
      {isNamed && (
        <>
          {' · '}
          <bdi>{areaName}</bdi>
        </>
      )}
    </>
  );
}
