import type { Rarity } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { CheckField, NumberField } from '@portico/ui';
import type { ReactNode } from 'react';
import panel from '../panel-parts.module.css';
import { KINDS, RARITIES, type Scale } from './bulk-draft';
import styles from './bulk.module.css';
import type { DropKind } from './plan-bulk';

export function ScaleChances({ scale, onChange }: { scale: Scale; onChange: (scale: Scale) => void }) {
  const t = useTexts('mfe-admin');
  return (
    <>
      <NumberField
        className={styles.short}
        label={t('drops.bulk.scale.factor')}
        min={0}
        step="any"
        value={scale.factor}
        onChange={({ target }) => onChange({ ...scale, factor: target.value })}
      />
      <p className={panel.soft}>{t('drops.bulk.scale.hint')}</p>
      <Several<Rarity>
        label={t('drops.bulk.scale.rarities')}
        all={RARITIES}
        chosen={scale.rarities}
        onChange={(rarities) => onChange({ ...scale, rarities })}
        textOf={(rarity) => t(`dropEdits.rarity.${rarity}`)}
      />
      <Several<DropKind>
        label={t('drops.bulk.scale.kinds')}
        all={KINDS}
        chosen={scale.kinds}
        onChange={(kinds) => onChange({ ...scale, kinds })}
        textOf={(kind) => (kind === 'mesos' ? t('dropEdits.mesos') : t(`drops.bulk.kind.${kind}`))}
      />
    </>
  );
}

interface SeveralProps<Value extends string> {
  label: string;
  all: readonly Value[];
  chosen: ReadonlySet<Value>;
  onChange: (chosen: ReadonlySet<Value>) => void;
  textOf: (value: Value) => ReactNode;
}

function Several<Value extends string>({ label, all, chosen, onChange, textOf }: SeveralProps<Value>) {
  return (
    <fieldset className={styles.several}>
      <legend>{label}</legend>
      {all.map((value) => (
        <CheckField
          key={value}
          checked={chosen.has(value)}
          onChange={(isChosen) =>
            onChange(new Set(all.filter((one) => (one === value ? isChosen : chosen.has(one)))))
          }
        >
          {textOf(value)}
        </CheckField>
      ))}
    </fieldset>
  );
}
