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
import { Button, type Fact, FactList, NumberField, SelectField } from '@portico/ui';
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
  const facts: Fact[] = [{ key: 'needed', term: t('monster.fight.needed'), value: format.number(needed) }];
  const attacker = { way, level, accuracy: accuracy ?? needed };
  const rate = hitRate(attacker, target);
  if (accuracy !== undefined)
    facts.push({ key: 'rate', term: t('monster.fight.rate'), value: format.percent(rate * 100, 1) });
  if (least === undefined && most === undefined) return facts;
  const range = [least ?? most ?? 1, most ?? least ?? 1];
  const taken = damageAgainst({ least: Math.min(...range), most: Math.max(...range) }, way, level, target);
  const between = (from: number, to: number) =>
    from === to ? format.number(from) : numberFormat(language).formatRange(from, to);
  facts.push({ key: 'damage', term: t('monster.fight.damage'), value: between(taken.least, taken.most) });
  if (rate > 0) {
    const attacks = (damage: number) => Math.ceil(attacksToKill({ ...attacker, damage, targets: 1 }, target));
    facts.push({
      key: 'attacks',
      term: t('monster.fight.attacks'),
      value: between(attacks(taken.most), attacks(taken.least)),
    });
  }
  return facts.map((fact) => ({ ...fact, value: <bdi dir="ltr">{fact.value}</bdi> }));
}
