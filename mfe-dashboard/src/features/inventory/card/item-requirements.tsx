import {
  classOfJob,
  isWornBy,
  ITEM_CLASSES,
  jobRequirementOf,
  lineOfJob,
  type ClassSlug,
  type ItemClass,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat, type AccountCharacter } from '@portico/portal-kit';
import { statText } from '@portico/portal-kit/game-words';
import { classText } from '@portico/portal-kit/job-words';
import { classNames, Icon, Stack, VisuallyHidden } from '@portico/ui';
import type { ItemDetail } from '../inventory.queries';
import styles from './item-requirements.module.css';
import type { ComparedStat } from './item-stats';

/** A character with the stats that its equipment adds. */
export interface Wearer {
  character: AccountCharacter;
  bonuses: readonly ComparedStat[];
}

interface ItemRequirementsProps {
  properties: ItemDetail['properties'];
  /** Character to check against; undefined if nobody is about to wear the item. */
  wearer: Wearer | undefined;
}

const REQUIRED_NUMBERS = {
  level: 'reqLevel',
  str: 'reqSTR',
  dex: 'reqDEX',
  int: 'reqINT',
  luk: 'reqLUK',
} as const;

type RequiredNumber = keyof typeof REQUIRED_NUMBERS;

const NUMBERS = Object.keys(REQUIRED_NUMBERS) as RequiredNumber[];

/** The requirements of an item, as the game shows them: numbers first, then all classes with the allowed ones highlighted. */
export function ItemRequirements({ properties, wearer }: ItemRequirementsProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const unmet = wearer && unmetNumbers(wearer.character, wearer.bonuses, properties);
  const asked = NUMBERS.flatMap((name) => {
    const value = properties[REQUIRED_NUMBERS[name]] ?? 0;
    return value > 0 ? [{ name, value }] : [];
  });
  const mask = properties['reqJob'];
  if (asked.length === 0 && mask === undefined) return null;
  const lacksClass = wearer !== undefined && mask !== undefined && !hasClassFor(wearer.character.job, mask);
  return (
    <Stack as="section" gap={2} aria-label={t('inventory.item.requirements')}>
      {asked.length > 0 && (
        <ul role="list" className={styles.chips}>
          {asked.map(({ name, value }) => (
            <li key={name} className={classNames(styles.chip, unmet?.has(name) && styles.unmet)}>
              {name === 'level' ? t('inventory.item.level') : statText(name)}{' '}
              <bdi dir="ltr">{format.number(value)}</bdi>
              {unmet?.has(name) && <Icon name="close" size={12} label={t('inventory.item.unmet')} />}
            </li>
          ))}
        </ul>
      )}
      {mask !== undefined && <Classes mask={mask} isUnmet={lacksClass} />}
    </Stack>
  );
}

function Classes({ mask, isUnmet }: { mask: number; isUnmet: boolean }) {
  const t = useTexts('mfe-dashboard');
  const requirement = jobRequirementOf(mask);
  if (requirement.kind === 'unknown') return null;
  const isAllowed = (name: ItemClass) => isWornBy(mask, name);
  const words = ITEM_CLASSES.filter(isAllowed).map(classText);
  return (
    <p className={styles.classes}>
      <VisuallyHidden>
        {requirement.kind === 'all' ? t('inventory.item.allClasses') : words.join(', ')}
        {isUnmet && `, ${t('inventory.item.unmet')}`}
      </VisuallyHidden>
      {ITEM_CLASSES.map((name) => (
        <span
          key={name}
          aria-hidden="true"
          className={classNames(isAllowed(name) && (isUnmet ? styles.refused : styles.allowed))}
        >
          {classText(name)}
        </span>
      ))}
    </p>
  );
}

const LINES: Readonly<Record<ClassSlug, ItemClass>> = {
  beginner: 'beginner',
  warrior: 'warrior',
  magician: 'magician',
  bowman: 'bowman',
  thief: 'thief',
  pirate: 'pirate',
  noblesse: 'beginner',
  'dawn-warrior': 'warrior',
  'blaze-wizard': 'magician',
  'wind-archer': 'bowman',
  'night-walker': 'thief',
  'thunder-breaker': 'pirate',
  aran: 'warrior',
};

/** Whether a job may use an item for these classes (`mask`). Game masters may use everything. */
export function hasClassFor(job: number, mask: number): boolean {
  const requirement = jobRequirementOf(mask);
  if (requirement.kind === 'all' || requirement.kind === 'unknown' || lineOfJob(job) === 'gm') return true;
  // Job 2000 is an aran before the first advancement: a beginner.
  return isWornBy(mask, job === 2000 ? 'beginner' : LINES[classOfJob(job) ?? 'beginner']);
}

/** The required numbers that a character does not reach even with its equipment. */
export function unmetNumbers(
  { level, stats }: Pick<AccountCharacter, 'level' | 'stats'>,
  bonuses: readonly ComparedStat[],
  properties: ItemDetail['properties'],
): ReadonlySet<RequiredNumber> {
  const bonus = (name: RequiredNumber) => bonuses.find((stat) => stat.name === name)?.value ?? 0;
  const has: Readonly<Record<RequiredNumber, number>> = {
    level,
    str: stats.str + bonus('str'),
    dex: stats.dex + bonus('dex'),
    int: stats.int + bonus('int'),
    luk: stats.luk + bonus('luk'),
  };
  return new Set(NUMBERS.filter((name) => has[name] < (properties[REQUIRED_NUMBERS[name]] ?? 0)));
}
