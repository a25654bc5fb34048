import { jobRequirementOf, REQUIRED_CLASSES } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { classNames, Icon, VisuallyHidden } from '@portico/ui';
import type { AccountCharacter, ItemDetail } from './inventory.queries';
import styles from './item-requirements.module.css';
import type { ComparedStat } from './rolled-stats';
import { hasClassFor, REQUIRED_NUMBERS, type RequiredNumber, unmetNumbers } from './unmet-requirements';

/** A character with what its equipment adds. */
export interface Wearer {
  character: AccountCharacter;
  bonuses: readonly ComparedStat[];
}

export interface ItemRequirementsProps {
  properties: ItemDetail['properties'];
  /** Character to check against; undefined for items that nobody is about to wear. */
  wearer: Wearer | undefined;
}

const NUMBERS = Object.keys(REQUIRED_NUMBERS) as RequiredNumber[];

/** The requirements of an item, as the game shows them: numbers first, then all classes with the allowed ones lit. */
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
    <section aria-label={t('inventory.item.requirements')} className={styles.root}>
      {asked.length > 0 && (
        <ul role="list" className={styles.chips}>
          {asked.map(({ name, value }) => (
            <li key={name} className={classNames(styles.chip, unmet?.has(name) && styles.unmet)}>
              {name === 'level' ? t('inventory.item.level') : t(`stat.${name}`)}{' '}
              <bdi dir="ltr">{format.number(value)}</bdi>
              {unmet?.has(name) && <Icon name="close" size={12} label={t('inventory.item.unmet')} />}
            </li>
          ))}
        </ul>
      )}
      {mask !== undefined && <Classes mask={mask} isUnmet={lacksClass} />}
    </section>
  );
}

/** The first job of each class, by which its name is known. */
const CLASS_JOBS = {
  beginner: 0,
  warrior: 100,
  magician: 200,
  bowman: 300,
  thief: 400,
  pirate: 500,
} as const;
const CLASS_ROW = ['beginner', ...REQUIRED_CLASSES] as const;

function Classes({ mask, isUnmet }: { mask: number; isUnmet: boolean }) {
  const t = useTexts('mfe-dashboard');
  const requirement = jobRequirementOf(mask);
  if (requirement.kind === 'unknown') return null;
  const isAllowed = (name: (typeof CLASS_ROW)[number]) =>
    requirement.kind === 'classes'
      ? requirement.classes.some((allowed) => allowed === name)
      : requirement.kind === 'all' || requirement.kind === name;
  const words = CLASS_ROW.filter(isAllowed).map((name) => jobText(CLASS_JOBS[name]));
  return (
    <p className={styles.classes}>
      <VisuallyHidden>
        {requirement.kind === 'all' ? t('inventory.item.allClasses') : words.join(', ')}
        {isUnmet && `, ${t('inventory.item.unmet')}`}
      </VisuallyHidden>
      {CLASS_ROW.map((name) => (
        <span
          key={name}
          aria-hidden="true"
          className={classNames(isAllowed(name) && (isUnmet ? styles.refused : styles.allowed))}
        >
          {jobText(CLASS_JOBS[name])}
        </span>
      ))}
    </p>
  );
}
