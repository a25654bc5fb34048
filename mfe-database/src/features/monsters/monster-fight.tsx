import {
  accuracyToHit,
  ATTACK_WAYS,
  attacksToKill,
  damageAgainst,
  hitRate,
  MAX_TRAINING_ACCURACY,
  MAX_TRAINING_DAMAGE,
  MAX_TRAINING_LEVEL,
  numberFormat,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import {
  defineSearch,
  integer,
  oneOf,
  useFormat,
  usePortal,
  useSearch,
  type SearchOf,
} from '@portico/portal-kit';
import { Button, type Fact, FactList, factsOf, NumberField, SelectField } from '@portico/ui';
import { PartWindow } from '../../shared/detail/part-window';
import { sentFields, useShownFields } from '../../shared/detail/sent-fields';
import styles from './monster-page.module.css';
import type { MonsterDetailAnswer } from './monsters.queries';

type Monster = MonsterDetailAnswer['monster'];

/** A character of the reader; damage is the range of the game's stat window. */
const fightSearch = defineSearch({
  level: integer(undefined, 1, MAX_TRAINING_LEVEL),
  way: oneOf(ATTACK_WAYS, 'physical'),
  accuracy: integer(undefined, 1, MAX_TRAINING_ACCURACY),
  least: integer(undefined, 1, MAX_TRAINING_DAMAGE),
  most: integer(undefined, 1, MAX_TRAINING_DAMAGE),
});
type FightView = SearchOf<typeof fightSearch>;

const NUMBERS = [
  { name: 'level', label: 'training.form.level', max: MAX_TRAINING_LEVEL },
  { name: 'accuracy', label: 'training.form.accuracy', max: MAX_TRAINING_ACCURACY },
  { name: 'least', label: 'monster.fight.least', max: MAX_TRAINING_DAMAGE },
  { name: 'most', label: 'monster.fight.most', max: MAX_TRAINING_DAMAGE },
] as const;

/** How often a character of the reader hits this monster, and how hard. A GET form, so it works without scripts. */
export function MonsterFight({ monster }: { monster: Monster }) {
  const t = useTexts('mfe-database');
  const { view, set } = useSearch(fightSearch);
  const shown = { ...view, level: view.level ?? monster.level ?? 1 };
  const form = useShownFields(shown);
  return (
    <PartWindow title={t('monster.fight.title')} icon="sword" footer={t('monster.fight.hint')}>
      <form ref={form} method="get" className={styles.form} onSubmit={(event) => set(sentFields(event))}>
        {NUMBERS.map(({ name, label, max }) => (
          <NumberField key={name} label={t(label)} name={name} min={1} max={max} defaultValue={shown[name]} />
        ))}
        <SelectField
          label={t('training.form.way')}
          name="way"
          defaultValue={view.way}
          options={ATTACK_WAYS.map((way) => ({ value: way, text: t(`training.way.${way}`) }))}
        />
        <Button type="submit">{t('farm.submit')}</Button>
      </form>
      {view.way === 'magic' && <p className={styles.hint}>{t('training.form.magic')}</p>}
      <div role="status">
        <FactList facts={useFacts(monster, view)} />
      </div>
    </PartWindow>
  );
}

function useFacts(monster: Monster, { level: own, way, accuracy, least, most }: FightView): Fact[] {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { language } = usePortal();
  const { properties } = monster;
  const target = {
    level: monster.level ?? 1,
    maxHp: monster.maxHp ?? 0,
    avoidability: properties['eva'] ?? 0,
    defense: properties[way === 'magic' ? 'MDDamage' : 'PDDamage'] ?? 0,
  };
  const level = own ?? target.level;
  const needed = Math.ceil(accuracyToHit(way, level, target));
  const attacker = { way, level, accuracy: accuracy ?? needed };
  const rate = hitRate(attacker, target);
  const [one, other] = [least ?? most, most ?? least];
  const taken =
    one !== undefined &&
    other !== undefined &&
    damageAgainst({ least: Math.min(one, other), most: Math.max(one, other) }, way, level, target);
  const attacks = (damage: number) => Math.ceil(attacksToKill({ ...attacker, damage, targets: 1 }, target));
  const shown = (text: string) => <bdi dir="ltr">{text}</bdi>;
  const between = (from: number, to: number) =>
    shown(from === to ? format.number(from) : numberFormat(language).formatRange(from, to));
  return factsOf(t, {
    'monster.fight.needed': shown(format.number(needed)),
    'monster.fight.rate': accuracy !== undefined && shown(format.percent(rate * 100, 1)),
    'monster.fight.damage': taken && between(taken.least, taken.most),
    'monster.fight.attacks': taken && rate > 0 && between(attacks(taken.most), attacks(taken.least)),
  });
}
