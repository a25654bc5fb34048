import type { DropTable } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { QueryStates } from '@portico/portal-kit';
import { EmptyState, SkeletonTable } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { dropperDropsQuery } from '../../../shared/drops/drops.queries';
import { EditableDrops } from './editable-drops';

/** Of item, quantities, chance and what one does with a row. */
const WIDTHS = ['12rem', '4rem', '4rem', '8rem', '5rem', '4rem'];

export interface DropGridProps {
  table: DropTable;
  dropperId: number;
}

/** Rows of a dropper, to be edited. */
export function DropGrid({ table, dropperId }: DropGridProps) {
  const t = useTexts('mfe-admin');
  const query = useQuery(dropperDropsQuery(table, dropperId));
  return (
    <QueryStates
      query={query}
      skeleton={<SkeletonTable rows={10} columns={WIDTHS} />}
      notFound={<EmptyState title={t('drops.grid.noDropper')} />}
      errorTitle={t('drops.grid.failed')}
    >
      {(data) => <EditableDrops table={table} data={data} />}
    </QueryStates>
  );
}
