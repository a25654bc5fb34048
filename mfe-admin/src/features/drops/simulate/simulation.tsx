import { dropShare, type DropTable, pieceBounds } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText, QueryStates } from '@portico/portal-kit';
import { Button, EmptyState, Notice } from '@portico/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type DropperDrops,
  dropperDropsQuery,
  dropRateOf,
  type EditorState,
  editorStateQuery,
} from '../../../shared/drops/drops.queries';
import { useStagedDrops } from '../../../shared/drops/staged-drops';
import { useOneRun } from '../../../shared/use-one-run';
import { workerAnswer } from '../../../shared/worker-answer';
import { useItemNames } from '../item-name';
import panel from '../panel-parts.module.css';
import { type RatedDrop, dropsBeforeAfter, type DropsBeforeAfter } from '../staging/drop-rows';
import styles from './simulation.module.css';
import { newInputs, optionsOf, SimulationFields, type SimulationInputs } from './simulation-fields';
import { SimulationResult } from './simulation-result';
import type { FromSimulationWorker, ItemOutcome, SimulationRequest } from './run-simulation';

export function Simulation({ table, dropperId }: { table: DropTable; dropperId: number }) {
  const t = useTexts('mfe-admin');
  const drops = useQuery(dropperDropsQuery(table, dropperId));
  const state = useQuery(editorStateQuery());
  const skeleton = '16rem';
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

function SimulatedTables({ table, of, rates }: { table: DropTable; of: DropperDrops; rates: EditorState }) {
  const t = useTexts('mfe-admin');
  const staged = useStagedDrops();
  const { monster, drops, globalDrops } = of;
  const rows = useMemo(
    () => dropsBeforeAfter({ table, dropperId: monster.id, drops, globalDrops }, staged),
    [table, monster.id, drops, globalDrops, staged],
  );
  const nameOf = useItemNames([...drops, ...globalDrops], { table, dropperId: monster.id }, rows.after);
  const [inputs, setInputs] = useState<SimulationInputs>(newInputs);
  const simulation = useSimulation();
  const { variables: request, data: items, error } = simulation;
  if (rows.before.length === 0 && rows.after.length === 0) {
    return <EmptyState title={t('drops.simulate.empty')} hint={t('drops.simulate.nothingStaged')} />;
  }
  const isEdited = staged.some((one) => one.table === table && one.dropperId === monster.id);
  const dropRate = dropRateOf(monster, rates);
  const chosen = optionsOf(inputs);
  const run = () => {
    if (chosen === undefined) return;
    const { kills, isOnQuests, runs, seed } = chosen;
    const options = { kills, isOnQuests, rates: { drop: dropRate, meso: rates.mesoRate } };
    simulation.mutate({ ...rows, options, runs, seed });
  };
  return (
    <div className={panel.root}>
      <p>{t('drops.simulate.lead')}</p>
      {!isEdited && <Notice>{t('drops.simulate.nothingStaged')}</Notice>}
      <CrashNotice rows={rows} dropRate={dropRate} />
      <SimulationFields
        table={table}
        inputs={inputs}
        isSeedWrong={chosen === undefined}
        isRunning={simulation.isPending}
        onChange={setInputs}
        onStart={run}
      />
      {request && simulation.isPending && (
        <div className={styles.progress}>
          <p role="status">{t('drops.simulate.progress', { done: simulation.runs, total: request.runs })}</p>
          <progress aria-label={t('drops.simulate.start')} max={request.runs} value={simulation.runs} />
          <Button size="small" icon="close" onClick={simulation.cancel}>
            {kitText('kit.cancel')}
          </Button>
        </div>
      )}
      {error !== null && (
        <Notice
          tone="danger"
          role="alert"
          title={t('drops.simulate.failed')}
          actions={
            <Button size="small" icon="retry" onClick={run}>
              {t('drops.simulate.retry')}
            </Button>
          }
        >
          <code>{error.message}</code>
        </Notice>
      )}
      {request && items && <SimulationResult table={table} request={request} items={items} nameOf={nameOf} />}
    </div>
  );
}

/** Names the table in which a row makes the game throw. */
function CrashNotice({ rows, dropRate }: { rows: DropsBeforeAfter; dropRate: number }) {
  const t = useTexts('mfe-admin');
  const crashes = (row: RatedDrop) => pieceBounds(row) === undefined && dropShare(row, dropRate) > 0;
  return (['before', 'after'] as const)
    .filter((side) => rows[side].some(crashes))
    .map((side) => (
      <Notice key={side} tone="warning">
        {t('drops.simulate.crash', { side: t(`drops.change.${side}`) })}
      </Notice>
    ));
}

/** Runs one simulation at a time. Cancel and unmounting stop it. */
function useSimulation() {
  const { begin, stop } = useOneRun();
  const [runs, setRuns] = useState(0);
  const simulation = useMutation({
    mutationFn: (request: SimulationRequest) => {
      setRuns(0);
      return simulateInWorker(request, { signal: begin(), onProgress: setRuns });
    },
    networkMode: 'always',
  });
  const cancel = () => {
    stop();
    simulation.reset();
  };
  return { ...simulation, runs, cancel };
}

function simulateInWorker(
  request: SimulationRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (runs: number) => void },
): Promise<ItemOutcome[]> {
  const worker = new Worker(
    /* webpackChunkName: "worker-drop-simulation" */ new URL('./simulation-worker.ts', import.meta.url),
    { name: 'drop-simulation' },
  );
  worker.postMessage(request, []);
  return workerAnswer<ItemOutcome[]>(worker, signal, ({ resolve, reject }) =>
    worker.addEventListener('message', ({ data }: MessageEvent<FromSimulationWorker>) => {
      if (data.kind === 'progress') onProgress(data.runs);
      else if (data.kind === 'done') resolve(data.items);
      else reject(new Error(data.reason));
    }),
  );
}
