import { GOODS_KINDS, type GoodsKind } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Button, IconButton, SelectField } from '@portico/ui';
import { kindText } from './kind-text';
import styles from './stat-panel.module.css';

export interface KindRowsProps {
  kinds: readonly GoodsKind[];
  onChange: (kinds: readonly GoodsKind[]) => void;
}

/** Kinds of goods to leave out. Each can be chosen once. */
export function KindRows({ kinds, onChange }: KindRowsProps) {
  const t = useTexts('mfe-market');
  const next = GOODS_KINDS.find((kind) => !kinds.includes(kind));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('stats.noKinds')}</legend>
      {kinds.map((chosen, at) => (
        <div key={chosen} className={styles.kind}>
          <SelectField
            label={t('stats.kind')}
            isLabelHidden
            value={chosen}
            options={GOODS_KINDS.filter((kind) => kind === chosen || !kinds.includes(kind)).map((value) => ({
              value,
              text: kindText(value),
            }))}
            onChange={(value) => onChange(kinds.with(at, GOODS_KINDS.find((one) => one === value) ?? chosen))}
          />
          <IconButton
            icon="close"
            label={t('stats.removeStat', { stat: kindText(chosen) })}
            onClick={() => onChange(kinds.toSpliced(at, 1))}
          />
        </div>
      ))}
      {next !== undefined && (
        <Button icon="plus" size="small" onClick={() => onChange([...kinds, next])}>
          {t('stats.addKind')}
        </Button>
      )}
    </fieldset>
  );
}
