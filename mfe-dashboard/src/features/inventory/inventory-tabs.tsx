import type { InventoryTab } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { TabLinks, VisuallyHidden } from '@portico/ui';
import type { CharacterInventory } from './inventory.queries';
import { HELD_TABS, type HeldTab, type InventoryState } from './inventory-state';
import styles from './inventory-tabs.module.css';

export interface InventoryTabsProps {
  current: HeldTab;
  hrefWith: InventoryState['hrefWith'];
  /** Number of items in each tab, or of those that match the search; undefined until it is known. */
  counts: Readonly<Partial<Record<HeldTab, number>>>;
  /** Number of places in each tab; undefined while loading and during a search. */
  capacities: CharacterInventory['capacities'] | undefined;
}

export function InventoryTabs({ current, hrefWith, counts, capacities }: InventoryTabsProps) {
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
  if (count === undefined) return '–';
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
