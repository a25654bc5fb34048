import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { HeldItem } from './held-item';
import type { ItemMark } from './item-marks';

export interface CellNameProps {
  item: HeldItem;
  marks: readonly ItemMark[];
  /** Where it is, for who does not see it. */
  spot: string | undefined;
  /** What else there is to say. */
  fact: string | undefined;
}

/** All that a cell shows, in words. */
export function CellName({ item: { name, quantity, stats }, marks, spot, fact }: CellNameProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const upgrades = stats?.upgrades ?? 0;
  const pieces = t('inventory.item.pieces', { count: quantity, formatted: format.number(quantity) });
  const facts = [
    ...(quantity > 1 ? [pieces] : []),
    ...marks.map((mark) => t(`inventory.mark.${mark}`)),
    ...(fact === undefined ? [] : [fact]),
  ];
  return (
    <>
      {spot !== undefined && `${spot}: `}
      <bdi>{name}</bdi>
      {upgrades > 0 && <bdi dir="ltr"> +{upgrades}</bdi>}
      {facts.map((words) => `, ${words}`)}
    </>
  );
}
