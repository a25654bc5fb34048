import { UnavailableNotice, useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import { DropChangesLine } from '../../shared/drop-changes-line';
import { EmptyLine } from '../../shared/empty-line';
import { ListCount } from '../../shared/list-count';
import { QuestList } from '../../shared/quest-list';
import { RatesNote } from '../../shared/rates-note';
import { DropKills } from './drop-kills';
import { DropSourcesTable } from './drop-sources-table';
import type { ItemDetailAnswer } from './items.queries';
import styles from './item-detail.module.css';

export interface ItemSourcesProps {
  detail: ItemDetailAnswer;
  titleLevel: 2 | 3;
}

/** Where an item comes from and what it is for. */
export function ItemSources({ detail: { item, dropSources, quests }, titleLevel }: ItemSourcesProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { unavailable } = usePortal();
  const count = dropSources.length;
  // Beside a list it would be one more call for each item that is looked at.
  const isOnItsPage = titleLevel === 2;
  const isNone = count === 0 && !unavailable.includes('monsterDrops');
  return (
    <>
      <div>
        <Window
          title={t('sources.title')}
          titleLevel={titleLevel}
          icon="skull"
          isFlush={count > 0}
          actions={
            count > 0 && (
              <ListCount>{t('popular.sources', { count, formatted: format.number(count) })}</ListCount>
            )
          }
        >
          {count > 0 && <DropSourcesTable key={item.id} sources={dropSources} />}
          <DropKills sources={dropSources} />
          {isNone && <EmptyLine>{t('sources.empty')}</EmptyLine>}
          {count === 0 && !isNone && <UnavailableNotice of={LACKING} />}
        </Window>
        {count > 0 && (
          <>
            <RatesNote />
            <UnavailableNotice of={LACKING} className={styles.lacking} />
          </>
        )}
        {isOnItsPage && <DropChangesLine of="item" id={item.id} />}
      </div>
      {quests.length > 0 && (
        <Window title={t('quests.title')} titleLevel={titleLevel} icon="scroll" isFlush>
          <QuestList key={item.id} quests={quests} />
        </Window>
      )}
    </>
  );
}

const LACKING = ['monsterDrops', 'globalDrops', 'reactorDrops'] as const;
