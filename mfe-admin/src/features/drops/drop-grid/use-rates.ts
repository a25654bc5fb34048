import { actualDropPercent, type DropTable } from '@portico/domain';
import { useQuery } from '@tanstack/react-query';
import { editorStateQuery, type Dropper } from '../../../shared/drops/drops.queries';
import { basePercent, type GridRow } from './grid-row';

/** What a player meets: by the server's rates for this dropper. undefined while they are not known. */
export function useActualPercent(dropper: Dropper): (row: GridRow) => number | undefined {
  const { data } = useQuery(editorStateQuery());
  return (row) => {
    const { drop, state } = row;
    if (drop !== undefined && (state === 'same' || state === 'removed')) return drop.actualPercent;
    if (data === undefined) return undefined;
    return actualDropPercent(basePercent(row), rateOf(row.table, dropper.boss, data));
  };
}

function rateOf(
  table: DropTable,
  isBoss: boolean,
  rates: { dropRate: number; bossDropRate: number },
): number {
  return table === 'monster' && isBoss ? rates.bossDropRate : rates.dropRate;
}
