import { GameText, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/job-words';
import { Stack, Disclosure, FactList, factsOf, Link } from '@portico/ui';
import { paths } from '../../paths';
import { EmptyLine } from '../../shared/detail/empty-line';
import { EntryList } from '../../shared/detail/entry-list';
import { KindPicture } from '../../shared/pictures/kind-picture';
import { PartWindow } from '../../shared/detail/part-window';
import { Parts } from '../../shared/detail/detail-parts';
import { Times } from '../../shared/drops/times';
import { QuestArea } from './quest-area';
import { QuestNeedsWindow, useOwnNeeds } from './quest-needs';
import styles from './quest-page.module.css';
import { QuestRewards } from './quest-rewards';
import type { QuestDetail, QuestNeeds } from './quests.queries';

export function QuestParts({ quest, isStacked = false }: { quest: QuestDetail; isStacked?: boolean }) {
  const needs = useOwnNeeds(quest.id);
  return (
    <Parts
      isStacked={isStacked}
      main={
        <>
          <QuestStory quest={quest} />
          <QuestObjectives objectives={quest.objectives} />
          {needs !== undefined && <QuestNeedsWindow needs={needs} />}
        </>
      }
      side={
        <>
          <QuestRequirements quest={quest} />
          <QuestRewards rewards={quest.rewards} />
        </>
      }
      below={<QuestChain quest={quest} needs={needs?.query.data} />}
    />
  );
}

function QuestObjectives({ objectives }: { objectives: QuestDetail['objectives'] }) {
  const t = useTexts('mfe-database');
  return (
    <PartWindow title={t('quest.objectives.title')} icon="check" isFlush={objectives.length > 0}>
      {objectives.length === 0 ? (
        <EmptyLine>{t('quest.objectives.none')}</EmptyLine>
      ) : (
        <EntryList
          entries={objectives.map(({ type, id, name, count }) => ({
            key: `${type}-${id}`,
            href: paths[type](id),
            name,
            card: { kind: type, id },
            picture: <Picture kind={type} id={id} />,
            note: t(type === 'item' ? 'quest.objectives.bring' : 'quest.objectives.defeat'),
            end: <Times count={count} />,
          }))}
        />
      )}
    </PartWindow>
  );
}

function QuestStory({ quest }: { quest: QuestDetail }) {
  const t = useTexts('mfe-database');
  const { descriptionRuns, progressRuns, completionRuns, description } = quest;
  const stages = [
    { key: 'during', runs: progressRuns },
    { key: 'after', runs: completionRuns },
  ] as const;
  return (
    <PartWindow title={t('quest.about.title')} icon="scroll">
      <Stack>
        {descriptionRuns.length === 0 ? (
          <EmptyLine>{t('quest.noDescription')}</EmptyLine>
        ) : (
          <GameText runs={descriptionRuns} />
        )}
        {stages.map(
          ({ key, runs }) =>
            runs.length > 0 &&
            runs.map(({ text }) => text).join('') !== description && (
              <section key={key}>
                <h3 className={styles.heading}>{t(`quest.stage.${key}`)}</h3>
                <GameText runs={runs} />
              </section>
            ),
        )}
      </Stack>
    </PartWindow>
  );
}

/** Steps shown at first on either side; the longest chain of the stock game has 60. */
const NEAR = 5;

/** Quests before and after a quest, in order. Empty if it is in no chain. */
function QuestChain({ quest, needs }: { quest: QuestDetail; needs: QuestNeeds | undefined }) {
  const t = useTexts('mfe-database');
  const { before, after } = quest.chain;
  if (before.length + after.length === 0) return null;
  const far = Math.max(0, before.length - NEAR);
  const rest = after.length - NEAR;
  return (
    <PartWindow title={t('quest.chain.title')} icon="link" isFlush>
      {far > 0 && (
        <Disclosure summary={t('quest.chain.earlier', { count: far })}>
          <ChainSteps steps={before.slice(0, far)} needs={needs} />
        </Disclosure>
      )}
      <ChainSteps
        steps={[...before.slice(far), quest, ...after.slice(0, NEAR)]}
        current={quest.id}
        needs={needs}
      />
      {rest > 0 && (
        <Disclosure summary={t('quest.chain.later', { count: rest })}>
          <ChainSteps steps={after.slice(NEAR)} needs={needs} />
        </Disclosure>
      )}
    </PartWindow>
  );
}

interface ChainStepsProps {
  steps: readonly Pick<QuestDetail, 'id' | 'name' | 'level'>[];
  current?: number;
  needs: QuestNeeds | undefined;
}

function ChainSteps({ steps, current, needs }: ChainStepsProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const noteOf = (id: number) => {
    const state = needs?.quests.find((one) => one.id === id)?.state;
    const here = id === current ? [t('quest.chain.here')] : [];
    const words = state === undefined ? here : [...here, t(`quest.needs.state.${state}`)];
    return words.length === 0 ? undefined : words.join(' · ');
  };
  return (
    <EntryList
      entries={steps.map(({ id, name, level }) => ({
        key: id,
        href: id === current ? undefined : paths.quest(id),
        name,
        isLit: id === current,
        picture: <KindPicture icon="scroll" />,
        note: noteOf(id),
        end: level === null ? undefined : format.level(level),
      }))}
    />
  );
}

function QuestRequirements({ quest }: { quest: QuestDetail }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { requirements, npc, npcId, endNpc, parent } = quest;
  const { jobs, mesos, fame, quests, startedQuests } = requirements;
  const linksTo = (needed: typeof quests) => needed.length > 0 && <QuestLinks quests={needed} />;
  const facts = factsOf(t, {
    'quest.field.level': <LevelRange requirements={requirements} />,
    'quest.field.job': jobs.length === 0 ? t('quest.allJobs') : jobs.map(({ id }) => jobText(id)).join(', '),
    'quest.field.npc': npcId === null ? t('quest.noNpc') : <Link href={paths.npc(npcId)}>{npc}</Link>,
    'quest.field.area': <QuestArea quest={quest} />,
    'quest.rewards.meso': mesos > 0 && format.number(mesos),
    'quest.rewards.fame': fame > 0 && format.number(fame),
    'quest.field.endNpc': endNpc !== null && endNpc.id !== npcId && (
      <Link href={paths.npc(endNpc.id)}>{endNpc.name}</Link>
    ),
    'quest.field.series': parent !== '' && parent,
    'quest.field.quests': linksTo(quests),
    'quest.field.started': linksTo(startedQuests),
  });
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
