import { useTexts } from '@portico/i18n';
import { useFormat, type AccountCharacter } from '@portico/portal-kit';
import { SegmentedLinks, Stack } from '@portico/ui';
import { Doll } from './doll';
import styles from './equipped-view.module.css';
import type { HeldItem } from './held-item';
import { type InventoryState, LAYERS } from './inventory-state';
import { ItemGrid } from './item-grid';
import { wornBonuses } from './item-stats';

interface EquippedViewProps {
  character: AccountCharacter;
  worn: readonly HeldItem[];
  /** Worn items that match the search; all of them without a search. */
  found: readonly HeldItem[];
  links: InventoryState;
  hrefOf: (item: HeldItem) => string;
}

/** A character's equipment on its doll, with the sum of its stats and the items without a named slot beside it. */
export function EquippedView({ character, worn, found, links, hrefOf }: EquippedViewProps) {
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
              <dt>{t(`inventory.stat.${name}`)}</dt>
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
