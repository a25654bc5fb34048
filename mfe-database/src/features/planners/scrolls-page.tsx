import { MAX_SCROLL_SLOTS } from '@portico/domain';
import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useSearch } from '@portico/portal-kit';
import { EmptyState, LinkButton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { CatalogMissing } from '../../shared/lists/catalog-missing';
import { EntryPage } from '../../shared/detail/entry-page';
import { ItemNumberForm } from './item-number-form';
import styles from './planners.module.css';
import { ScrollRow } from './scroll-row';
import { scrollOffersQuery, scrollsQuery, scrollsSearch, type ScrollTable } from './scrolls.queries';

export function ScrollsPage() {
  const { id = '' } = useParams();
  return (
    <EntryPage kind="item" query={useQuery(scrollsQuery(id))}>
      {(table) => <Table table={table} />}
    </EntryPage>
  );
}

function Table({ table }: { table: ScrollTable }) {
  const t = useTexts('mfe-database');
  const { item, scrolls, importedAt } = table;
  const { view, set } = useSearch(scrollsSearch);
  const slots = view.slots ?? Math.min(MAX_SCROLL_SLOTS, table.slots);
  const offers = useQuery(scrollOffersQuery(String(item.id))).data?.items ?? [];
  const offerOf = (scroll: number) => offers.find(({ id }) => id === scroll)?.offer ?? undefined;
  return (
    <>
      <SectionHead
        scene="library"
        title={t('scrolls.title', { name: item.name })}
        lead={t('scrolls.lead')}
        actions={
          <LinkButton href={paths.item(item.id)} variant="quiet" icon="chevronStart">
            <bdi>{item.name}</bdi>
          </LinkButton>
        }
      />
      {importedAt === null && <CatalogMissing />}
      <div className={styles.columns}>
        <ItemNumberForm
          item={item}
          name="slots"
          label={t('property.name.tuc')}
          max={MAX_SCROLL_SLOTS}
          value={slots === 0 ? undefined : slots}
          hint={t('scrolls.hint')}
          onSend={set}
        />
        <Window title={t('scrolls.list')} icon="scroll" isFlush={scrolls.length > 0}>
          {scrolls.length === 0 ? (
            <EmptyState title={t('scrolls.empty')} />
          ) : (
            <ul role="list">
              {scrolls.map((scroll) => (
                <ScrollRow key={scroll.id} scroll={scroll} slots={slots} offer={offerOf(scroll.id)} />
              ))}
            </ul>
          )}
        </Window>
      </div>
    </>
  );
}
