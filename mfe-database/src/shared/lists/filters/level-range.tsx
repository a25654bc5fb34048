import { NumberField, type NumberFieldProps } from '@portico/ui';
import { useTexts } from '@portico/i18n';
import styles from './level-range.module.css';

const MAX_LEVEL = 300;

interface SentNumberProps extends Pick<
  NumberFieldProps,
  'label' | 'name' | 'form' | 'placeholder' | 'action'
> {
  value: number | undefined;
  /** '' for none. */
  onSend: (value: string) => void;
}

/** A level that is applied on Enter or when the field is left. Without scripts it is sent with its form. */
export function LevelField({ value, onSend, ...field }: SentNumberProps) {
  const send = (text: string) => {
    if (text !== `${value ?? ''}`) onSend(text);
  };
  return (
    <NumberField
      {...field}
      key={value ?? ''}
      min={1}
      max={MAX_LEVEL}
      defaultValue={value}
      onBlur={({ currentTarget }) => send(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') send(currentTarget.value);
      }}
    />
  );
}

export interface LevelRangeProps {
  view: { minLevel: number | undefined; maxLevel: number | undefined };
  form: string;
  onChange: (patch: { minLevel?: string; maxLevel?: string }) => void;
}

export function LevelRange({ view: { minLevel, maxLevel }, form, onChange }: LevelRangeProps) {
  const t = useTexts('mfe-database');
  return (
    <div className={styles.range} role="group" aria-label={t('lists.levels')}>
      <LevelField
        label={t('lists.levelFrom')}
        name="minLevel"
        form={form}
        value={minLevel}
        onSend={(value) => onChange({ minLevel: value })}
      />
      <LevelField
        label={t('lists.levelTo')}
        name="maxLevel"
        form={form}
        value={maxLevel}
        onSend={(value) => onChange({ maxLevel: value })}
      />
    </div>
  );
}
