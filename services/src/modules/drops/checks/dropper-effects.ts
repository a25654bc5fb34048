import { expectedYield } from '@portico/domain';
import type { DropValues, YieldRow } from '@portico/domain';
import type { GlobalDrop } from '../../../catalog/index.js';
import { dropRateOf } from '../../encyclopedia/index.js';
import type { DropRates } from '../../encyclopedia/index.js';
import type { DropperEffectDto } from '../checked.dto.js';
import type { CatalogFacts } from './catalog-facts.js';
import type { DropperRows } from './dropper-rows.js';

/** What a kill pays before and after, with what falls from every monster that has drops. */
export function dropperEffect(
  dropper: DropperRows,
  facts: CatalogFacts,
  rates: DropRates & { meso: number },
): DropperEffectDto {
  const { table, dropperId, before, after } = dropper;
  const { catalog } = facts;
  const isBoss = table === 'monster' && (catalog.monster(dropperId)?.isBoss ?? false);
  const global = table === 'monster' ? catalog.globalDropsOf(dropperId).map(valuesOf) : [];
  const rowOf = (values: DropValues, isGlobal: boolean): YieldRow => {
    const { isEquipment, price } = facts.item(values.itemId);
    return { ...values, table, isEquipment, price, isGlobal };
  };
  const paid = (own: readonly DropValues[]) => {
    const besides = own.length === 0 ? [] : global;
    const rows = [...own.map((row) => rowOf(row, false)), ...besides.map((row) => rowOf(row, true))];
    return expectedYield(rows, { drop: dropRateOf(table, isBoss, rates), meso: rates.meso }).total;
  };
  return {
    table,
    dropperId,
    name: table === 'monster' ? catalog.monsterName(dropperId) : catalog.world.reactorName(dropperId),
    paysBefore: paid(before),
    paysAfter: paid(after.map(({ values }) => values)),
  };
}

function valuesOf(drop: GlobalDrop): DropValues {
  const { itemId, minimumQuantity, maximumQuantity, questId, chance } = drop;
  return {
    itemId,
    minQuantity: minimumQuantity,
    maxQuantity: maximumQuantity,
    questId: questId ?? 0,
    chance,
  };
}
