import type { EquipmentSlot } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { VisuallyHidden } from '@portico/ui';
import styles from './doll-slot.module.css';
import type { HeldItem } from './held-item';
import type { Layer } from './inventory-state';
import { ItemCell } from './item-cell';
import { compareStats } from './rolled-stats';
import { SlotGlyph } from './slot-glyph';

export interface WornPair {
  gear?: HeldItem;
  cover?: HeldItem;
}

export interface DollSlotProps {
  slot: EquipmentSlot;
  worn: WornPair;
  layer: Layer;
  openPlace: number;
  tabStop: number | undefined;
  isFound: (item: HeldItem) => boolean;
  hrefOf: (item: HeldItem) => string;
}

/** A slot of the doll: what is worn there in the layer that is shown, in its corner that of the other. */
export function DollSlot({ slot, worn, layer, openPlace, tabStop, isFound, hrefOf }: DollSlotProps) {
  const t = useTexts('mfe-dashboard');
  const item = worn[layer];
  const other = worn[layer === 'gear' ? 'cover' : 'gear'];
  const name = t(`inventory.slot.${slot}`);
  const fact =
    other && t(layer === 'gear' ? 'inventory.item.coveredBy' : 'inventory.item.covers', { name: other.name });
  if (item === undefined) return <EmptySlot slot={slot} name={name} other={other} fact={fact} />;
  return (
    <ItemCell
      item={item}
      href={hrefOf(item)}
      isOpen={item.place === openPlace}
      isTabStop={item.place === tabStop}
      isDim={!isFound(item)}
      spot={name}
      fact={fact}
      corner={other && <OtherLayer item={other} />}
      caption={<Caption item={item} slotName={name} />}
    />
  );
}

/** Where there is room: what the picture is of, and what it is worn for. */
function Caption({ item: { name, stats }, slotName }: { item: HeldItem; slotName: string }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  return (
    <span className={styles.caption} aria-hidden="true">
      <span className={styles.item}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.spot}>
        <span>{slotName}</span>
        {stats &&
          compareStats(stats, undefined).map((stat) => (
            <span key={stat.name}>
              {t(`inventory.stat.${stat.name}`)} <bdi dir="ltr">{format.number(stat.value)}</bdi>
            </span>
          ))}
      </span>
    </span>
  );
}

interface EmptySlotProps {
  slot: EquipmentSlot;
  name: string;
  other: HeldItem | undefined;
  /** What is worn there in the other layer, in words. */
  fact: string | undefined;
}

function EmptySlot({ slot, name, other, fact }: EmptySlotProps) {
  const t = useTexts('mfe-dashboard');
  return (
    <span className={styles.empty}>
      <span className={styles.place} aria-hidden="true">
        <SlotGlyph slot={slot} />
        {other && <OtherLayer item={other} />}
      </span>
      <span className={styles.name}>
        {name}
        <VisuallyHidden>: {fact ?? t('inventory.slotEmpty')}</VisuallyHidden>
      </span>
    </span>
  );
}

/** What is worn there in the layer that is not shown. */
function OtherLayer({ item: { itemId } }: { item: HeldItem }) {
  return (
    <span className={styles.other} aria-hidden="true">
      <Picture kind="item" id={itemId} size={24} />
    </span>
  );
}
