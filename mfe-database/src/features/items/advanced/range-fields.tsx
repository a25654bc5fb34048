import type { NumberRange } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { endField } from './advanced-draft';
import { limitsOf, type RangeName } from './advanced-state';
import { useFilterText } from './use-filter-text';
import styles from './advanced-panel.module.css';

interface RangeProps {
  name: RangeName;
  range: NumberRange | undefined;
}

/** From and to. */
export function RangeFields({ name, range }: RangeProps) {
  const t = useTexts('mfe-database');
  const { nameOf } = useFilterText();
  return (
    <fieldset className={styles.range}>
      <legend>{nameOf(name)}</legend>
      <NumberInput name={name} end="min" value={range?.min} label={t('advanced.min')} />
      <span aria-hidden="true">–</span>
      <NumberInput name={name} end="max" value={range?.max} label={t('advanced.max')} />
    </fieldset>
  );
}

/** At least so much of a statistic; an end that came with the address is kept. */
export function MinimumField({ name, range }: RangeProps) {
  const { nameOf } = useFilterText();
  return (
    <label className={styles.minimum}>
      <span>{nameOf(name)}</span>
      <NumberInput name={name} end="min" value={range?.min} />
      {range?.max !== undefined && <input type="hidden" name={endField(name, 'max')} value={range.max} />}
    </label>
  );
}

interface NumberInputProps {
  name: RangeName;
  end: 'min' | 'max';
  value: number | undefined;
  label?: string;
}

function NumberInput({ name, end, value, label }: NumberInputProps) {
  const { min, max, step } = limitsOf(name);
  return (
    <input
      className={styles.number}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      name={endField(name, end)}
      min={min}
      max={max}
      step={step}
      defaultValue={value}
      placeholder={label}
      aria-label={label}
    />
  );
}
