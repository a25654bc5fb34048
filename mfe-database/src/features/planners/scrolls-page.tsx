import { MAX_SCROLL_SLOTS } from '@portico/domain';
import { Picture, SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useSearch } from '@portico/portal-kit';
import { Button, EmptyState, LinkButton, NumberField, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { CatalogMissing } from '../../shared/lists/catalog-missing';
import { EntryPage } from '../../shared/detail/entry-page';
import { sentFields, useShownFields } from '../../shared/detail/sent-fields';
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
  const slots = useSearch(scrollsSearch).view.slots ?? Math.min(MAX_SCROLL_SLOTS, table.slots);
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
        <SlotsForm item={item} slots={slots} />
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

/** Slots that are used. A GET form, so it works without scripts. */
function SlotsForm({ item, slots }: { item: ScrollTable['item']; slots: number }) {
  const t = useTexts('mfe-database');
  const { set } = useSearch(scrollsSearch);
  const form = useShownFields({ slots });
  return (
    <Window
      as="aside"
      title={<bdi>{item.name}</bdi>}
      className={styles.side}
      actions={<Picture kind="item" id={item.id} />}
    >
      <form ref={form} method="get" className={styles.form} onSubmit={(event) => set(sentFields(event))}>
        <NumberField
          label={t('property.name.tuc')}
          name="slots"
          min={1}
          max={MAX_SCROLL_SLOTS}
          required
          defaultValue={slots === 0 ? undefined : slots}
        />
        <Button type="submit" variant="primary" className={styles.send}>
          {t('farm.submit')}
        </Button>
      </form>
      <p className={styles.hint}>{t('scrolls.hint')}</p>
    </Window>
  );
}
