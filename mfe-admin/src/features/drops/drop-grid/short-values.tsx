import { dropPercentOf, type DropTable, type DropValues } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { DropQuantity } from '../../../shared/drops/drop-text';

/** Quantity and chance of a row, on one line. */
export function ShortValues({ table, values }: { table: DropTable; values: DropValues }) {
  const { percent } = useFormat();
  return (
    <>
      {table === 'monster' && (
        <>
          <DropQuantity from={values.minQuantity} to={values.maxQuantity} /> ·{' '}
        </>
      )}
      <bdi>{percent(dropPercentOf(table, values.chance))}</bdi>
    </>
  );
}
