import { MESOS_MAX_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { TextField } from '@portico/ui';
import { useId } from 'react';
import styles from './market-search.module.css';
import type { PriceProblem, SearchView } from './search-view';

export interface PriceFieldsProps {
  view: SearchView;
  problem: PriceProblem | undefined;
}

const EXAMPLES = { min: '500k', max: '1.5b' } as const;

/** The two prices, as players write them; what is wrong with them stands below. */
export function PriceFields({ view, problem }: PriceFieldsProps) {
  const t = useTexts('mfe-market');
  const noteId = useId();
  return (
    <div className={styles.prices}>
      {(['min', 'max'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`advanced.${name}`)}
          name={name}
          dir="ltr"
          value={view[name]}
          maxLength={MESOS_MAX_LENGTH}
          placeholder={EXAMPLES[name]}
          aria-invalid={problem === name || problem === 'range'}
          aria-describedby={noteId}
        />
      ))}
      <p
        id={noteId}
        className={problem === undefined ? styles.hint : styles.problem}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem === undefined ? t('advanced.priceHint') : t(`advanced.problem.${problem}`)}
      </p>
    </div>
  );
}
