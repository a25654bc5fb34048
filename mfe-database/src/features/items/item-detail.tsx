import { UnavailableNotice, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { CatalogMissing } from '../../shared/catalog-missing';
import { DetailLine } from '../../shared/detail-line';
import { EmptyLine } from '../../shared/empty-line';
import { GameText } from '../../shared/game-text';
import { QuestList } from '../../shared/quest-list';
import { DropSourcesTable } from './drop-sources-table';
import { ItemProperties } from './item-properties';
import type { ItemDetailAnswer } from './items.queries';
import { TypeBadge } from './type-badge';
import styles from './item-detail.module.css';

/** Type and id, under an item's name. */
export function ItemLine({ item }: { item: ItemDetailAnswer['item'] }) {
  return <DetailLine id={item.id}>{item.type !== null && <TypeBadge type={item.type} />}</DetailLine>;
}

export interface ItemDetailProps {
  detail: ItemDetailAnswer;
  /** One below the heading that names the item. */
  headingLevel: 2 | 3;
}

/** Everything about an item but its name: the same in the panel and on its page. */
export function ItemDetail({
  detail: { item, dropSources, quests, importedAt },
  headingLevel,
}: ItemDetailProps) {
  const t = useTexts('mfe-database');
  const { unavailable } = usePortal();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      {importedAt === null && <CatalogMissing />}
      {item.descriptionRuns.length === 0 ? (
        <EmptyLine>{t('item.noDescription')}</EmptyLine>
      ) : (
        <GameText runs={item.descriptionRuns} />
      )}
      <ItemProperties properties={item.properties} headingLevel={headingLevel} />
      <section className={styles.sources}>
        <Heading className={styles.heading}>{t('sources.title')}</Heading>
        {dropSources.length > 0 && <DropSourcesTable key={item.id} sources={dropSources} />}
        {dropSources.length === 0 && !unavailable.includes('monsterDrops') && (
          <EmptyLine>{t('sources.empty')}</EmptyLine>
        )}
        <UnavailableNotice of={['monsterDrops', 'globalDrops', 'reactorDrops']} className={styles.lacking} />
      </section>
      {quests.length > 0 && (
        <section>
          <Heading className={styles.heading}>{t('quests.title')}</Heading>
          <QuestList key={item.id} quests={quests} />
        </section>
      )}
    </div>
  );
}
