import type { NumberRange } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { NumberField } from '@portico/ui';
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
      <RangeEnd isLabelInside name={name} end="min" value={range?.min} label={t('advanced.min')} />
      <span aria-hidden="true">–</span>
      <RangeEnd isLabelInside name={name} end="max" value={range?.max} label={t('advanced.max')} />
    </fieldset>
  );
}

/** At least so much of a statistic; an end that came with the address is kept. */
export function MinimumField({ name, range }: RangeProps) {
  const { nameOf } = useFilterText();
  return (
    <>
      <RangeEnd className={styles.minimum} name={name} end="min" value={range?.min} label={nameOf(name)} />
      {range?.max !== undefined && <input type="hidden" name={endField(name, 'max')} value={range.max} />}
    </>
  );
}

interface RangeEndProps {
  name: RangeName;
  end: 'min' | 'max';
  value: number | undefined;
  label: string;
  /** The label stands in the empty field. */
  isLabelInside?: boolean;
  className?: string | undefined;
}

function RangeEnd({ name, end, value, label, isLabelInside = false, className }: RangeEndProps) {
  return (
    <NumberField
      {...limitsOf(name)}
      className={className}
      label={label}
      isLabelHidden={isLabelInside}
      placeholder={isLabelInside ? label : undefined}
      name={endField(name, end)}
      defaultValue={value}
    />
  );
}
