import {
  ATTACK_WAYS,
  DEFAULT_HITS,
  MAX_TARGETS,
  MAX_TRAINING_ACCURACY,
  MAX_TRAINING_DAMAGE,
  MAX_TRAINING_LEVEL,
  numberFormat,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Badge, Disclosure, NumberField, SelectField } from '@portico/ui';
import type { ReactNode } from 'react';
import styles from './planners.module.css';
import type { TrainingPlan, TrainingView } from './training.queries';

type Character = Omit<TrainingView, 'level'> & { level: number | undefined };
type Defaults = TrainingPlan['defaults'];

/** Fields for numbers, with their limits. */
const NUMBERS = [
  ['damage', MAX_TRAINING_DAMAGE],
  ['accuracy', MAX_TRAINING_ACCURACY],
  ['targets', MAX_TARGETS],
] as const;

interface CharacterFieldsProps {
  view: Character;
  /** Placeholders of empty fields. */
  defaults: Defaults | undefined;
  needsLevel?: boolean;
  /** A field after the level. */
  children?: ReactNode;
}

/** Fields of a GET form for the reader's character. */
export function CharacterFields({ view, defaults, needsLevel = false, children }: CharacterFieldsProps) {
  const t = useTexts('mfe-database');
  return (
    <>
      <NumberField
        label={t('training.form.level')}
        name="level"
        min={1}
        max={MAX_TRAINING_LEVEL}
        required={needsLevel}
        defaultValue={view.level}
      />
      {children}
      <Disclosure
        className={styles.attacks}
        summary={t('training.form.attacks')}
        isOpen={view.way !== 'physical' || view.targets !== 1 || (view.damage ?? view.accuracy) !== undefined}
      >
        <SelectField
          label={t('training.form.way')}
          name="way"
          defaultValue={view.way}
          options={ATTACK_WAYS.map((way) => ({ value: way, text: t(`training.way.${way}`) }))}
        />
        {NUMBERS.map(([name, max]) => (
          <NumberField
            key={name}
            label={t(`training.form.${name}`)}
            name={name}
            min={1}
            max={max}
            defaultValue={view[name]}
            placeholder={name === 'targets' ? undefined : defaults && String(defaults[name])}
          />
        ))}
      </Disclosure>
    </>
  );
}

/** Values that a plan takes for fields the reader left empty. */
export function DefaultNotes({ view, defaults }: { view: Character; defaults: Defaults }) {
  const t = useTexts('mfe-database');
  return (
    <>
      {view.damage === undefined && (
        <p>{t('training.defaults.damage', { damage: defaults.damage, hits: DEFAULT_HITS })}</p>
      )}
      {view.accuracy === undefined && (
        <p>{t('training.defaults.accuracy', { accuracy: defaults.accuracy })}</p>
      )}
    </>
  );
}

interface FightFactsProps {
  hitPercent: number;
  attacks: number;
}

/** Attacks that a monster takes, and how many of them hit, as entries of a list of facts. */
export function FightFacts({ hitPercent, attacks }: FightFactsProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { language } = usePortal();
  const formatted = numberFormat(language, { maximumFractionDigits: 1 }).format(attacks);
  return (
    <>
      <li>{t('training.attacks', { count: attacks, formatted })}</li>
      {hitPercent < 100 && (
        <li className={styles.misses}>{t('training.hit', { percent: format.percent(hitPercent, 0) })}</li>
      )}
    </>
  );
}

interface LevelsAboveProps {
  monster: number | null;
  /** Level of the reader's character. */
  own: number;
}

/** Badge of a monster above the character. */
export function LevelsAbove({ monster, own }: LevelsAboveProps) {
  const t = useTexts('mfe-database');
  const above = (monster ?? 0) - own;
  return above > 0 && <Badge tone="warning">{t('training.above', { count: above })}</Badge>;
}
