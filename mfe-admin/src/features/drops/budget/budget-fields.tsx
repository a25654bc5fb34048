import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { NumberField } from '@portico/ui';
import { useId, useState } from 'react';
import { useDropsView } from '../drops-state';
import styles from './budget.module.css';
import { MapField } from './map-field';

export const DEFAULT_PACE = 30;
const MAX_PACE = 1000;

interface BudgetFieldsProps {
  pace: number;
  onPace: (killsPerMinute: number) => void;
}

/** How fast is killed, and the way to another map. */
export function BudgetFields({ pace, onPace }: BudgetFieldsProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { set } = useDropsView();
  const wordsId = useId();
  const [typed, setTyped] = useState(String(pace));
  const isRight = paceOf(typed) !== undefined;
  return (
    <div className={styles.fields}>
      <div className={styles.pace}>
        <NumberField
          label={t('drops.budget.pace')}
          min={1}
          max={MAX_PACE}
          step={1}
          value={typed}
          aria-describedby={wordsId}
          aria-invalid={!isRight || undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = paceOf(target.value);
            if (next !== undefined) onPace(next);
          }}
        />
        <p id={wordsId} className={styles.problem} aria-live="polite">
          {!isRight && t('drops.budget.paceInvalid', { formatted: number(MAX_PACE) })}
        </p>
      </div>
      <MapField className={styles.grow} onChoose={(map) => set({ map }, { replace: true })} />
    </div>
  );
}

function paceOf(text: string): number | undefined {
  const pace = Number(text);
  return text.trim() !== '' && pace >= 1 && pace <= MAX_PACE ? pace : undefined;
}
