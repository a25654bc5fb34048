import { ABSENT, INVENTORY_TABS, type InventoryTab } from '@portico/domain';
import { QueryStates, useMinute, type AccountCharacter, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, LinkButton, LostState, Window, TabLinks, VisuallyHidden } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { byTab, heldItems, heldOres, matching, worthOf } from './held-item';
import { HeldTabView } from './held-tab-view';
import { TabSkeleton } from './inventory-skeleton';
import {
  inventoryQuery,
  oreStorageQuery,
  type CharacterInventory,
  type HeldTab,
  type InventoryState,
  HELD_TABS,
} from './inventory.queries';
import { InventoryToolbar } from './inventory-toolbar';
import { ITEM_MARKS, marksOf, Mark, type ItemMark } from './grid/mark';
import styles from './inventory-window.module.css';

interface InventoryWindowProps {
  character: AccountCharacter;
  links: InventoryState;
}

export function InventoryWindow({ character, links }: InventoryWindowProps) {
  const t = useTexts('mfe-dashboard');
  const { tab, search } = links.view;
  const query = useQuery(inventoryQuery(character.id));
  const ores = useQuery(oreStorageQuery());
  const items = query.data && heldItems(query.data);
  const stored = ores.data && heldOres(ores.data);
  const shown = tab === 'ores' ? stored : items?.[tab];
  const now = useMinute();
  const present = new Set(shown?.flatMap((item) => marksOf(item, now)));
  const marks = ITEM_MARKS.filter((mark) => present.has(mark));
  const counts: Partial<Record<HeldTab, number>> = {
    ...(items && byTab((each) => matching(items[each], search).length)),
    ...(stored && { ores: matching(stored, search).length }),
  };
  return (
    <Window
      title={<bdi>{character.name}</bdi>}
      icon="chest"
      tabs={
        <InventoryTabs
          current={tab}
          hrefWith={links.hrefWith}
          counts={counts}
          capacities={search === '' ? query.data?.capacities : undefined}
        />
      }
      footer={marks.length > 0 && <Legend marks={marks} />}
    >
      <div className={styles.body}>
        <InventoryToolbar
          links={links}
          found={search === '' ? undefined : counts[tab]}
          worth={shown && worthOf(shown)}
          total={items && tab !== 'ores' ? worthOf(INVENTORY_TABS.flatMap((each) => items[each])) : undefined}
        />
        {tab === 'ores' ? (
          <QueryStates
            query={ores}
            errorTitle={t('inventory.failed')}
            skeleton={<TabSkeleton tab="ores" />}
            isEmpty={({ inventory }) => inventory.length === 0}
            empty={<EmptyState title={t('inventory.ores.empty')} hint={t('inventory.ores.hint')} />}
          >
            {() => stored && <HeldTabView {...{ character, links, tab }} items={stored} worn={[]} />}
          </QueryStates>
        ) : (
          <QueryStates
            query={query}
            errorTitle={t('inventory.failed')}
            skeleton={<TabSkeleton tab={tab} />}
            notFound={<CharacterNotFound />}
            isEmpty={({ inventory }) => INVENTORY_TABS.every((each) => inventory[each].length === 0)}
            empty={<EmptyState title={t('inventory.empty.title')} hint={t('inventory.empty.text')} />}
          >
            {({ capacities }) =>
              items && (
                <HeldTabView
                  {...{ character, links, tab }}
                  items={items[tab]}
                  worn={items.equipped}
                  capacity={hasPlaces(tab) ? capacities[tab] : undefined}
                />
              )
            }
          </QueryStates>
        )}
      </div>
    </Window>
  );
}

function Legend({ marks }: { marks: readonly ItemMark[] }) {
  const t = useTexts('mfe-dashboard');
  return (
    <ul role="list" className={styles.legend} aria-label={t('inventory.legend')}>
      {marks.map((mark) => (
        <li key={mark}>
          <Mark mark={mark} size={14} />
          {t(`inventory.mark.${mark}`)}
        </li>
      ))}
    </ul>
  );
}

/** The character belongs to somebody else or does not exist; the page cannot tell which. */
export function CharacterNotFound() {
  const t = useTexts('mfe-dashboard');
  return (
    <LostState
      title={t('inventory.notFound.title')}
      hint={t('inventory.notFound.text')}
      titleLevel={2}
      actions={
        <LinkButton href={paths.inventory} variant="primary">
          {t('inventory.notFound.back')}
        </LinkButton>
      }
    />
  );
}

interface InventoryTabsProps {
  current: HeldTab;
  hrefWith: InventoryState['hrefWith'];
  /** Number of items in each tab, or of those that match the search; undefined until it is known. */
  counts: Readonly<Partial<Record<HeldTab, number>>>;
  /** Number of places in each tab; undefined while loading and during a search. */
  capacities: CharacterInventory['capacities'] | undefined;
}

function InventoryTabs({ current, hrefWith, counts, capacities }: InventoryTabsProps) {
  const t = useTexts('mfe-dashboard');
  return (
    <TabLinks
      className={styles.tabs}
      label={t('inventory.tabs')}
      items={HELD_TABS.map((tab) => ({
        key: tab,
        href: hrefWith({ tab, item: 0 }),
        text: t(`inventory.tab.${tab}`),
        isCurrent: tab === current,
        count: (
          <span className={hasPlaces(tab) ? styles.places : styles.number}>
            <TabCount count={counts[tab]} capacity={hasPlaces(tab) ? capacities?.[tab] : undefined} />
          </span>
        ),
      }))}
    />
  );
}

function hasPlaces(tab: HeldTab): tab is Exclude<InventoryTab, 'equipped'> {
  return tab !== 'equipped' && tab !== 'ores';
}

function TabCount({ count, capacity }: { count: number | undefined; capacity: number | undefined }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  if (count === undefined) return ABSENT;
  const used = format.number(count);
  if (capacity === undefined) return <bdi dir="ltr">{used}</bdi>;
  const all = format.number(capacity);
  return (
    <>
      <bdi dir="ltr" aria-hidden="true">
        {used} / {all}
      </bdi>
      <VisuallyHidden>{t('inventory.places', { used, capacity: all })}</VisuallyHidden>
    </>
  );
}
