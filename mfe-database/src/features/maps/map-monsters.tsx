import type { Language } from '@portico/domain';
import { MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, usePortal } from '@portico/portal-kit';
import { Badge, classNames, Icon, VisuallyHidden } from '@portico/ui';
import { CustomBadge } from '../../shared/pictures/custom-badge';
import { ListCount } from '../../shared/lists/list-count';
import { PartWindow } from '../../shared/detail/part-window';
import { pointing } from '../../shared/detail/pointing';
import { RespawnText } from '../../shared/detail/respawn-text';
import type { MapMonster } from './maps.queries';
import styles from './map-monsters.module.css';
import { SpotText } from './spot-text';

interface MapMonstersProps extends MonsterKindsProps {
  /** EXP per hour that the map allows; null if nothing can be hunted. */
  expPerHour: number | null | undefined;
}

/** Monsters of the map. */
export function MapMonsters({ monsters, expPerHour, litId, onPoint }: MapMonstersProps) {
  const t = useTexts('mfe-database');
  const count = monsters.length;
  return (
    <PartWindow
      title={t('map.monsters.title')}
      icon="skull"
      isFlush
      actions={<ListCount>{t('map.monsters.count', { count })}</ListCount>}
      footer={expPerHour && t('map.monsters.exp', { exp: expPerHour })}
    >
      <MonsterKinds monsters={monsters} litId={litId} onPoint={onPoint} />
    </PartWindow>
  );
}

interface MonsterKindsProps {
  monsters: readonly MapMonster[];
  /** The kind that the reader points at on the map. */
  litId: number | undefined;
  /** Called with the kind that the reader points at, or undefined. */
  onPoint: (id: number | undefined) => void;
}

function MonsterKinds({ monsters, litId, onPoint }: MonsterKindsProps) {
  const { language } = usePortal();
  return (
    <ul role="list">
      {groupLife(monsters)
        .sort(byLevel(language))
        .map((group) => (
          <li
            key={group.first.id}
            className={classNames(styles.kind, group.first.id === litId && styles.lit)}
            {...pointing((isOn) => onPoint(isOn ? group.first.id : undefined))}
          >
            <Kind group={group} />
            <Places group={group} />
          </li>
        ))}
    </ul>
  );
}

interface GroupProps {
  group: LifeGroup<MapMonster>;
}

function Kind({ group }: GroupProps) {
  const { first: monster, spots, customCount } = group;
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { level, maxHp, exp } = monster;
  const numbers = [
    level !== null && format.level(level),
    maxHp !== null && `${t('monster.field.hp')} ${format.number(maxHp)}`,
    exp !== null && `${t('monster.field.exp')} ${format.number(exp)}`,
  ].filter((part) => part !== false);
  return (
    <div className={styles.head}>
      <Picture kind="monster" id={monster.id} size={48} />
      <div className={styles.words}>
        <span className={styles.title}>
          <MonsterLink id={monster.id}>{monster.name}</MonsterLink>
          {monster.boss && <Badge tone="danger">{t('sources.kind.boss')}</Badge>}
          <CustomBadge count={customCount} of={spots.length} />
        </span>
        {numbers.length > 0 && <span className={styles.numbers}>{numbers.join(' · ')}</span>}
        <span className={styles.note}>
          {t('item.id', { id: monster.id })}
          {hasOneRespawn(group) && (
            <>
              {' · '}
              <RespawnText respawn={monster.respawn} />
            </>
          )}
        </span>
      </div>
    </div>
  );
}

/** Whether all spawns of a kind have the same respawn time. If not, each spawn shows its own. */
function hasOneRespawn({ first, spots }: LifeGroup<MapMonster>): boolean {
  return spots.every(({ respawn }) => respawn === first.respawn);
}

function Places({ group }: GroupProps) {
  const { first, spots } = group;
  const t = useTexts('mfe-database');
  return (
    <details className={styles.places}>
      <summary className={styles.count}>
        {t('map.monsters.count', {
          count: spots.length,
        })}
        <VisuallyHidden>
          <bdi>{first.name}</bdi>
        </VisuallyHidden>
        <Icon name="chevronDown" size={16} className={styles.mark} />
      </summary>
      <ul className={styles.spots} role="list">
        {spots.map((spot, index) => (
          // Two spawns may be in the very same place, so the index is the key.
          <li key={index}>
            <SpotText spot={spot} />
            {!hasOneRespawn(group) && (
              <>
                {' · '}
                <RespawnText respawn={spot.respawn} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LifeGroup<Spot> {
  first: Spot;
  spots: readonly Spot[];
  /** Number of spawns that this server added. */
  customCount: number;
}

/** Groups spawns by kind, in order of first appearance. The API answers every spawn, but readers want each kind once. */
export function groupLife<Spot extends { id: number; custom: boolean }>(
  all: readonly Spot[],
): LifeGroup<Spot>[] {
  const groups = new Map<number, { first: Spot; spots: Spot[]; customCount: number }>();
  for (const spot of all) {
    const group = groups.get(spot.id) ?? { first: spot, spots: [], customCount: 0 };
    group.spots.push(spot);
    group.customCount += Number(spot.custom);
    groups.set(spot.id, group);
  }
  return [...groups.values()];
}

/** Lowest level first, unknown levels last, equal levels by name in the language's order. */
export function byLevel<Spot extends { name: string; level: number | null }>(language: Language) {
  return (one: LifeGroup<Spot>, other: LifeGroup<Spot>): number => {
    const difference = (one.first.level ?? Infinity) - (other.first.level ?? Infinity);
    return Number.isNaN(difference) || difference === 0
      ? one.first.name.localeCompare(other.first.name, language)
      : difference;
  };
}
