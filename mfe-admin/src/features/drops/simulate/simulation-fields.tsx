import { type DropTable, MAX_RANDOM_SEED } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, CheckField, ChoiceField, IconButton, NumberField, SelectField } from '@portico/ui';
import { type FormEvent, useId } from 'react';
import panel from '../panel-parts.module.css';
import styles from './simulation.module.css';

interface SimulationFieldsProps {
  table: DropTable;
  inputs: SimulationInputs;
  isSeedWrong: boolean;
  isRunning: boolean;
  onChange: (inputs: SimulationInputs) => void;
  onStart: () => void;
}

export function SimulationFields(props: SimulationFieldsProps) {
  const { table, inputs, isSeedWrong, isRunning, onChange, onStart } = props;
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const wordsId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) onStart();
  };
  return (
    <form className={panel.part} noValidate onSubmit={submit}>
      <ChoiceField
        label={t(`drops.simulate.kills.${table}`)}
        choices={KILLS.map((kills) => ({ value: String(kills), text: number(kills) }))}
        value={String(inputs.kills)}
        onChange={(kills) => onChange({ ...inputs, kills: Number(kills) })}
      />
      <div className={styles.fields}>
        <SelectField
          label={t('drops.simulate.runs')}
          options={RUNS.map((runs) => ({ value: String(runs), text: number(runs) }))}
          value={String(inputs.runs)}
          onChange={(runs) => onChange({ ...inputs, runs: Number(runs) })}
        />
        <NumberField
          label={t('drops.simulate.seed')}
          min={0}
          max={MAX_RANDOM_SEED}
          step={1}
          value={inputs.seed}
          aria-describedby={wordsId}
          aria-invalid={isSeedWrong || undefined}
          onChange={({ target }) => onChange({ ...inputs, seed: target.value })}
          action={
            <IconButton
              icon="retry"
              label={t('drops.simulate.newSeed')}
              onClick={() => onChange({ ...inputs, seed: newSeed() })}
            />
          }
        />
        <Button type="submit" variant="primary" isPending={isRunning}>
          {t('drops.simulate.start')}
        </Button>
      </div>
      <p id={wordsId} className={isSeedWrong ? panel.problem : panel.soft} aria-live="polite">
        {t(isSeedWrong ? 'drops.simulate.seedInvalid' : 'drops.simulate.seedHint')}
      </p>
      <CheckField checked={inputs.isOnQuests} onChange={(isOnQuests) => onChange({ ...inputs, isOnQuests })}>
        {t('drops.simulate.quests')}
      </CheckField>
    </form>
  );
}

const KILLS = [100, 1000, 10_000] as const;
const RUNS = [50, 200, 1000] as const;

export type SimulationInputs = ReturnType<typeof newInputs>;

export function newInputs() {
  return { kills: 1000, runs: 200, seed: newSeed(), isOnQuests: false };
}

function newSeed(): string {
  return String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
}

/** Parses the fields; undefined for an invalid seed. */
export function optionsOf(inputs: SimulationInputs) {
  const text = inputs.seed.trim();
  const seed = Number(text);
  return /^\d+$/.test(text) && seed <= MAX_RANDOM_SEED ? { ...inputs, seed } : undefined;
}
