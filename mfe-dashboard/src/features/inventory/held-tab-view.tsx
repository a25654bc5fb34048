import { type AccountCharacter, useFormat } from '@portico/portal-kit';
import { slotText, statText } from '@portico/portal-kit/game-words';
import { itemTypeOf } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { ReactNode } from 'react';
import { Picture } from '@portico/game-ui';
import { Link, SegmentedLinks, Stack } from '@portico/ui';
import { type HeldItem, matching } from './held-item';
import { ItemCard } from './card/item-card';
import { ItemCards } from './card/item-cards';
import { ItemGrid } from './grid/item-grid';
import { type HeldTab, type InventoryState, LAYERS } from './inventory.queries';
import { NothingFound } from './inventory-toolbar';
import { wornBonuses } from './card/item-stats';
import styles from './held-tab-view.module.css';
import { Doll } from './doll/doll';

interface HeldTabViewProps {
  character: AccountCharacter;
  links: InventoryState;
  tab: HeldTab;
  /** All items of the tab. */
  items: readonly HeldItem[];
  worn: readonly HeldItem[];
  /** Number of places in the tab; undefined for ores. */
  capacity?: number | undefined;
}

export function HeldTabView({ character, links, tab, items, worn, capacity }: HeldTabViewProps) {
  const t = useTexts('mfe-dashboard');
  const { view, set, hrefWith } = links;
  const found = matching(items, view.search);
  const isWorn = tab === 'equipped';
  const wearer = { character, bonuses: wornBonuses(worn) };

  if (found.length === 0 && view.search !== '') return <NothingFound links={links} />;

  const hrefOf = ({ place }: HeldItem) => hrefWith({ item: place === view.item ? 0 : place });
  const spotOf = ({ slot, place }: HeldItem) => {
    if (tab === 'ores') return undefined;
    if (!isWorn) return t('inventory.item.place', { place });
    return slot === null ? t('inventory.alsoWorn') : slotText(slot);
  };
  const renderCard = (item: HeldItem, corner: ReactNode) => {
    const isPartner = ({ slot, isCover }: HeldItem) => slot === item.slot && isCover !== item.isCover;
    const partner = isWorn && item.slot !== null ? worn.find(isPartner) : undefined;
    return (
      <ItemCard
        item={item}
        spot={spotOf(item)}
        wearer={!isWorn && itemTypeOf(item.itemId) === 'equipment' ? wearer : undefined}
        partner={
          partner && (
            <PartnerLink
              partner={partner}
              href={hrefWith({ item: partner.place, layer: partner.isCover ? 'cover' : 'gear' })}
            />
          )
        }
        corner={corner}
      />
    );
  };
  return (
    <ItemCards
      key={tab}
      items={isWorn ? worn : found}
      openPlace={view.item}
      onClose={() => set({ item: 0 }, { replace: true })}
      title={t(`inventory.tab.${tab}`)}
      renderCard={renderCard}
    >
      {isWorn ? (
        <EquippedView character={character} worn={worn} found={found} links={links} hrefOf={hrefOf} />
      ) : (
        <ItemGrid
          label={t(`inventory.tab.${tab}`)}
          items={found}
          capacity={view.search === '' ? capacity : undefined}
          openPlace={view.item}
          hrefOf={hrefOf}
        />
      )}
    </ItemCards>
  );
}

/** Link from a piece to its cover, or from a cover to its piece. */
function PartnerLink({ partner, href }: { partner: HeldItem; href: string }) {
  const t = useTexts('mfe-dashboard');
  return (
    <p className={styles.partner}>
      <Picture kind="item" id={partner.itemId} size={24} />
      <span>
        {t(partner.isCover ? 'inventory.item.coverLabel' : 'inventory.item.coversLabel')}{' '}
        <Link href={href}>
          <bdi>{partner.name}</bdi>
        </Link>
      </span>
    </p>
  );
}

interface EquippedViewProps {
  character: AccountCharacter;
  worn: readonly HeldItem[];
  /** Worn items that match the search; all of them without a search. */
  found: readonly HeldItem[];
  links: InventoryState;
  hrefOf: (item: HeldItem) => string;
}

/** A character's equipment on its doll, with the sum of its stats and the items without a named slot beside it. */
function EquippedView({ character, worn, found, links, hrefOf }: EquippedViewProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { view, hrefWith } = links;
  const others = found.filter(({ slot }) => slot === null);
  const covers = worn.filter(({ slot, isCover }) => slot !== null && isCover);
  return (
    <Stack>
      {covers.length > 0 && (
        <SegmentedLinks
          className={styles.layers}
          label={t('inventory.layers')}
          items={LAYERS.map((layer) => ({
            key: layer,
            href: hrefWith({ layer, item: 0 }),
            text: t(`inventory.layer.${layer}`),
            isCurrent: layer === view.layer,
            ...(layer === 'cover' && { count: format.number(covers.length) }),
          }))}
        />
      )}
      <Doll
        character={character}
        worn={worn}
        layer={view.layer}
        openPlace={view.item}
        isFound={(item) => found.includes(item)}
        hrefOf={hrefOf}
      />
      <WornBonuses worn={worn} />
      {others.length > 0 && (
        <section className={styles.others}>
          <h3 className={styles.title}>{t('inventory.alsoWorn')}</h3>
          <p className={styles.names} aria-hidden="true">
            {others.map(({ itemId, name }) => (
              <bdi key={itemId}>{name}</bdi>
            ))}
          </p>
          <ItemGrid label={t('inventory.alsoWorn')} items={others} openPlace={view.item} hrefOf={hrefOf} />
        </section>
      )}
    </Stack>
  );
}

function WornBonuses({ worn }: { worn: readonly HeldItem[] }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const bonuses = wornBonuses(worn);
  return (
    <section>
      <h3 className={styles.bonusesTitle}>{t('inventory.bonuses.title')}</h3>
      {bonuses.length === 0 ? (
        <p className={styles.none}>{t('inventory.bonuses.none')}</p>
      ) : (
        <dl className={styles.list}>
          {bonuses.map(({ name, value }) => (
            <div key={name} className={styles.bonus}>
              <dt>{statText(name)}</dt>
              <dd>
                <bdi dir="ltr">
                  {value > 0 && '+'}
                  {format.number(value)}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
