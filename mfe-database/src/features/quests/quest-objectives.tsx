import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { paths } from '../../paths';
import { EmptyLine } from '../../shared/empty-line';
import { EntryList } from '../../shared/entry-list';
import { Times } from '../../shared/times';
import { PartWindow } from '../../shared/part-window';
import type { QuestDetail } from './quests.queries';

/** What must be brought and defeated. */
export function QuestObjectives({ objectives }: { objectives: QuestDetail['objectives'] }) {
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
