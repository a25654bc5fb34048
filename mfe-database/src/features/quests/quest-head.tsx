import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Icon } from '@portico/ui';
import type { DetailHead } from '../../shared/detail/detail-panel';
import { DetailLine } from '../../shared/detail/detail-line';
import { QuestArea } from './quest-area';
import type { QuestDetail } from './quests.queries';

export function useQuestHead(quest: QuestDetail): DetailHead {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return {
    eyebrow: <QuestArea quest={quest} />,
    title: <bdi>{quest.name}</bdi>,
    lead: (
      <DetailLine id={quest.id}>
        <Badge tone="accent">{t('quest.kind')}</Badge>
        {quest.level !== null && <Badge>{format.level(quest.level)}</Badge>}
      </DetailLine>
    ),
    picture:
      quest.npcId === null ? (
        <Icon name="scroll" size={48} />
      ) : (
        <Picture kind="npc" id={quest.npcId} size={64} />
      ),
  };
}
