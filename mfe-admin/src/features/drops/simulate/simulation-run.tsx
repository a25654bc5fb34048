import type { DropTable, YieldRates } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Notice } from '@portico/ui';
import { useState } from 'react';
import type { RowsBeforeAfter } from '../rated-rows';
import { CrashNotice } from './crash-notice';
import { newInputs, optionsOf, type SimulationInputs } from './simulation-inputs';
import { SimulationFields } from './simulation-fields';
import { SimulationResult } from './simulation-result';
import styles from './simulate.module.css';
import { useSimulation } from './use-simulation';

export interface SimulationRunProps {
  table: DropTable;
  rows: RowsBeforeAfter;
  rates: YieldRates;
  /** Edits of the dropper are staged. */
  isEdited: boolean;
  nameOf: (itemId: number) => string;
}

/** What is to be run, how far it is, and what came of it. */
export function SimulationRun({ table, rows, rates, isEdited, nameOf }: SimulationRunProps) {
  const t = useTexts('mfe-admin');
  const [inputs, setInputs] = useState<SimulationInputs>(newInputs);
  const { state, start, cancel } = useSimulation();
  const options = optionsOf(inputs);
  const run = () => {
    if (options === undefined) return;
    const { kills, isOnQuests, runs, seed } = options;
    start({ ...rows, options: { kills, isOnQuests, rates }, runs, seed });
  };
  return (
    <div className={styles.root}>
      <p>{t('drops.simulate.lead')}</p>
      {!isEdited && <Notice>{<p>{t('drops.simulate.nothingStaged')}</p>}</Notice>}
      <CrashNotice rows={rows} dropRate={rates.drop} />
      <SimulationFields
        table={table}
        inputs={inputs}
        isSeedWrong={options === undefined}
        isRunning={state.kind === 'running'}
        onChange={setInputs}
        onStart={run}
      />
      {state.kind === 'running' && <Progress {...state} onCancel={cancel} />}
      {state.kind === 'failed' && (
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
          <p>
            <code>{state.reason}</code>
          </p>
        </Notice>
      )}
      {state.kind === 'done' && <SimulationResult table={table} {...state} nameOf={nameOf} />}
    </div>
  );
}

interface ProgressProps {
  runs: number;
  total: number;
  onCancel: () => void;
}

function Progress({ runs, total, onCancel }: ProgressProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <div className={styles.progress}>
      <p role="status">{t('drops.simulate.progress', { done: number(runs), total: number(total) })}</p>
      <progress aria-label={t('drops.simulate.start')} max={total} value={runs} />
      <Button size="small" icon="close" onClick={onCancel}>
        {t('drops.simulate.cancel')}
      </Button>
    </div>
  );
}
