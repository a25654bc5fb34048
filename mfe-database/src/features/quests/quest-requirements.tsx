import { useFormat } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { FactList, Link, type Fact } from '@portico/ui';
import { paths } from '../../paths';
import { QuestArea } from './quest-area';
import { PartWindow } from '../../shared/part-window';
import type { QuestDetail } from './quests.queries';
import styles from './quest-page.module.css';

export function QuestRequirements({ quest }: { quest: QuestDetail }) {
  const t = useTexts('mfe-database');
  const { requirements, npc, npcId, endNpc, parent } = quest;
  const facts: Fact[] = [
    { key: 'level', term: t('quest.field.level'), value: <LevelRange requirements={requirements} /> },
    {
      key: 'job',
      term: t('quest.field.job'),
      value:
        requirements.jobs.length === 0
          ? t('quest.allJobs')
          : requirements.jobs.map(({ id }) => jobText(id)).join(', '),
    },
    {
      key: 'npc',
      term: t('quest.field.npc'),
      value: npcId === null ? t('quest.noNpc') : <Link href={paths.npc(npcId)}>{npc}</Link>,
    },
    { key: 'area', term: t('quest.field.area'), value: <QuestArea quest={quest} /> },
  ];
  if (endNpc !== null && endNpc.id !== npcId) {
    facts.push({
      key: 'endNpc',
      term: t('quest.field.endNpc'),
      value: <Link href={paths.npc(endNpc.id)}>{endNpc.name}</Link>,
    });
  }
  if (parent !== '') facts.push({ key: 'series', term: t('quest.field.series'), value: parent });
  for (const key of ['quests', 'startedQuests'] as const) {
    if (requirements[key].length === 0) continue;
    facts.push({
      key,
      term: t(key === 'quests' ? 'quest.field.quests' : 'quest.field.started'),
      value: <QuestLinks quests={requirements[key]} />,
    });
  }
  return (
    <PartWindow title={t('quest.requirements.title')} icon="key">
      <FactList facts={facts} />
    </PartWindow>
  );
}

function LevelRange({ requirements: { level, maxLevel } }: { requirements: QuestDetail['requirements'] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  if (maxLevel !== null) {
    return t('quest.levelRange', { from: level ?? 1, to: maxLevel });
  }
  return level === null ? t('quest.any') : format.number(level);
}

function QuestLinks({ quests }: { quests: QuestDetail['requirements']['quests'] }) {
  return (
    <span className={styles.links}>
      {quests.map(({ id, name }) => (
        <Link key={id} href={paths.quest(id)}>
          <bdi>{name}</bdi>
        </Link>
      ))}
    </span>
  );
}
