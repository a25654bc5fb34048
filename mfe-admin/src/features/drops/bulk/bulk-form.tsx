import { useTexts } from '@portico/i18n';
import { Button, CheckField, ChoiceField, NumberField, Stack } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import type { DropperSearch } from '../droppers/droppers.queries';
import panel from '../panel-parts.module.css';
import {
  EMPTY_DRAFT,
  problemIn,
  type BulkDraft,
  KINDS,
  RARITIES,
  type Scale,
  type DropKind,
} from './plan-bulk';
import { AddItems, RemoveItems } from './bulk-items';
import { BulkPreview } from './bulk-preview';
import styles from './bulk-form.module.css';
import { TargetChoice } from './targets';
import type { Rarity } from '@portico/domain';
import { itemTypeText, rarityText } from '@portico/portal-kit/game-words';

const MODES = ['add', 'remove', 'scale'] as const;

export function BulkForm({ search }: { search: DropperSearch }) {
  const t = useTexts('mfe-admin');
  const { table } = search;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const change = (fields: Partial<BulkDraft>) => setDraft((now) => ({ ...now, ...fields }));
  const [isPreview, setIsPreview] = useState(false);
  const [refused, setRefused] = useState<ReturnType<typeof problemIn>>();
  const missing = problemIn(draft, table);
  // The error of a field stays until the field is filled.
  const problem = refused !== undefined && missing === refused ? t(refused) : undefined;
  if (isPreview) {
    return (
      <BulkPreview
        table={table}
        draft={draft}
        onBack={() => setIsPreview(false)}
        onAgain={() => {
          change({ targets: EMPTY_DRAFT.targets, additions: [], removals: [] });
          setIsPreview(false);
        }}
      />
    );
  }
  const preview = () => {
    setRefused(missing);
    setIsPreview(missing === undefined);
  };
  return (
    <Stack gap={6}>
      <TargetChoice search={search} targets={draft.targets} onChange={(targets) => change({ targets })} />
      <section className={panel.part} aria-label={t('drops.bulk.mode.label')}>
        <ChoiceField
          label={t('drops.bulk.mode.label')}
          value={draft.mode}
          onChange={(mode) => change({ mode })}
          choices={MODES.map((mode) => ({ value: mode, text: t(`drops.bulk.mode.${mode}`) }))}
        />
        {draft.mode === 'add' && (
          <AddItems
            table={table}
            additions={draft.additions}
            onChange={(additions) => change({ additions })}
          />
        )}
        {draft.mode === 'remove' && (
          <RemoveItems items={draft.removals} onChange={(removals) => change({ removals })} />
        )}
        {draft.mode === 'scale' && (
          <ScaleChances scale={draft.scale} onChange={(scale) => change({ scale })} />
        )}
      </section>
      <div className={styles.foot}>
        <p className={panel.problem} role="alert">
          {problem}
        </p>
        <Button variant="primary" onClick={preview}>
          {t('drops.bulk.preview.open')}
        </Button>
      </div>
    </Stack>
  );
}

function ScaleChances({ scale, onChange }: { scale: Scale; onChange: (scale: Scale) => void }) {
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
        textOf={rarityText}
      />
      <Several<DropKind>
        label={t('drops.bulk.scale.kinds')}
        all={KINDS}
        chosen={scale.kinds}
        onChange={(kinds) => onChange({ ...scale, kinds })}
        textOf={(kind) => (kind === 'mesos' ? t('dropEdits.mesos') : itemTypeText(kind))}
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
