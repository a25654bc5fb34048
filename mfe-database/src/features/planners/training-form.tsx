import type { FormEvent } from 'react';
import {
  ATTACK_WAYS,
  MAX_TARGETS,
  MAX_TRAINING_ACCURACY,
  MAX_TRAINING_DAMAGE,
  MAX_TRAINING_LEVEL,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import type { SearchInput } from '@portico/portal-kit';
import { Button, NumberField, SelectField, Window } from '@portico/ui';
import type { TrainingPlan, TrainingView } from './training.queries';
import styles from './planners.module.css';

export interface TrainingFormProps {
  view: TrainingView;
  /** Stands in the fields that are left empty. */
  defaults: TrainingPlan['defaults'] | undefined;
  onSend: (view: SearchInput<TrainingView>) => void;
}

/** The reader's character. A GET form: it works before its scripts. */
export function TrainingForm({ view, defaults, onSend }: TrainingFormProps) {
  const t = useTexts('mfe-database');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    onSend(
      Object.fromEntries(
        [...said].filter((field): field is [string, string] => typeof field[1] === 'string'),
      ),
    );
  };
  return (
    <Window as="aside" title={t('training.form.title')} icon="user" className={styles.side}>
      <form method="get" className={styles.form} onSubmit={submit}>
        <NumberField
          label={t('training.form.level')}
          name="level"
          min={1}
          max={MAX_TRAINING_LEVEL}
          required
          defaultValue={view.level}
        />
        <SelectField
          label={t('training.form.way')}
          name="way"
          defaultValue={view.way}
          options={ATTACK_WAYS.map((way) => ({ value: way, text: t(`training.way.${way}`) }))}
        />
        <NumberField
          label={t('training.form.damage')}
          name="damage"
          min={1}
          max={MAX_TRAINING_DAMAGE}
          defaultValue={view.damage}
          placeholder={defaults && String(defaults.damage)}
        />
        <NumberField
          label={t('training.form.accuracy')}
          name="accuracy"
          min={1}
          max={MAX_TRAINING_ACCURACY}
          defaultValue={view.accuracy}
          placeholder={defaults && String(defaults.accuracy)}
        />
        <NumberField
          label={t('training.form.targets')}
          name="targets"
          min={1}
          max={MAX_TARGETS}
          defaultValue={view.targets}
        />
        <Button type="submit" variant="primary" icon="search" className={styles.send}>
          {t('training.form.submit')}
        </Button>
      </form>
      {view.way === 'magic' && <p className={styles.hint}>{t('training.form.magic')}</p>}
    </Window>
  );
}
