import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { DetailPanel, PanelHead } from '../../shared/detail/detail-panel';
import { useQuestHead } from './quest-head';
import { QuestParts } from './quest-parts';
import { type QuestDetail, questQuery } from './quests.queries';

export interface QuestPanelProps {
  id: number;
  closeHref: string;
}

export function QuestPanel({ id, closeHref }: QuestPanelProps) {
  return (
    <DetailPanel
      kind="quest"
      query={useQuery(questQuery(id))}
      closeHref={closeHref}
      pageHref={paths.quest(id)}
    >
      {({ quest }) => <ChosenQuest key={quest.id} quest={quest} />}
    </DetailPanel>
  );
}

function ChosenQuest({ quest }: { quest: QuestDetail }) {
  return (
    <>
      <PanelHead {...useQuestHead(quest)} />
      <QuestParts quest={quest} isStacked />
    </>
  );
}
