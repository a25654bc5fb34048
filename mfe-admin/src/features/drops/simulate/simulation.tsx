import type { DropTable } from '@portico/domain';
import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Skeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  dropperDropsQuery,
  editorStateQuery,
  type DropperDrops,
  type EditorState,
} from '../../../shared/drops/drops.queries';
import { useStagedDrops } from '../../../shared/drops/staged-drops';
import { rowsBeforeAfter } from '../rated-rows';
import { useItemNames } from '../use-item-names';
import { SimulationRun } from './simulation-run';

interface SimulationProps {
  table: DropTable;
  dropperId: number;
}

/** The drops of the open dropper and the rates of the server, which it takes to roll them. */
export function Simulation({ table, dropperId }: SimulationProps) {
  const t = useTexts('mfe-admin');
  const drops = useQuery(dropperDropsQuery(table, dropperId));
  const state = useQuery(editorStateQuery());
  const skeleton = <Skeleton shape="box" height="16rem" />;
  return (
    <QueryStates query={drops} errorTitle={t('drops.open.error')} skeleton={skeleton}>
      {(of) => (
        <QueryStates query={state} errorTitle={t('drops.state.error')} skeleton={skeleton}>
          {(rates) => <SimulatedTables table={table} of={of} rates={rates} />}
        </QueryStates>
      )}
    </QueryStates>
  );
}

interface SimulatedTablesProps {
  table: DropTable;
  of: DropperDrops;
  rates: EditorState;
}

function SimulatedTables({ table, of, rates }: SimulatedTablesProps) {
  const t = useTexts('mfe-admin');
  const staged = useStagedDrops();
  const { monster, drops, globalDrops } = of;
  const rows = useMemo(
    () => rowsBeforeAfter({ table, dropperId: monster.id, drops, globalDrops }, staged),
    [table, monster.id, drops, globalDrops, staged],
  );
  const nameOf = useItemNames([...drops, ...globalDrops], { table, dropperId: monster.id }, rows.after);
  if (rows.before.length === 0 && rows.after.length === 0) {
    return <EmptyState title={t('drops.simulate.empty')} hint={t('drops.simulate.nothingStaged')} />;
  }
  const dropRate = monster.boss ? rates.bossDropRate : rates.dropRate;
  return (
    <SimulationRun
      table={table}
      rows={rows}
      rates={{ drop: dropRate, meso: rates.mesoRate }}
      isEdited={staged.some((one) => one.table === table && one.dropperId === monster.id)}
      nameOf={nameOf}
    />
  );
}
