import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { MonsterLink, Picture } from '@portico/game-ui';
import { Badge, classNames, Icon, VisuallyHidden } from '@portico/ui';
import { EmptyLine } from '../../shared/empty-line';
import { ListCount } from '../../shared/list-count';
import { PartWindow } from '../../shared/part-window';
import { pointing } from '../../shared/pointing';
import { CustomBadge } from '../../shared/custom-badge';
import { byLevel, groupLife, type LifeGroup } from './group-life';
import type { MapMonster } from './maps.queries';
import { SpotText } from './spot-text';
import styles from './monster-kinds.module.css';

/** The monsters of the map; a line and no window where there are none. */
export function MapMonsters({ monsters, litId, onPoint }: MonsterKindsProps) {
  const t = useTexts('mfe-database');
  const count = monsters.length;
  if (count === 0) return <EmptyLine>{t('map.monsters.empty')}</EmptyLine>;
  return (
    <PartWindow
      title={t('map.monsters.title')}
      icon="skull"
      isFlush
      actions={<ListCount>{t('map.monsters.count', { count })}</ListCount>}
    >
      <MonsterKinds monsters={monsters} litId={litId} onPoint={onPoint} />
    </PartWindow>
  );
}

interface MonsterKindsProps {
  monsters: readonly MapMonster[];
  /** The kind that the reader points at on the map. */
  litId: number | undefined;
  /** The kind that the reader points at; nothing when it is none. */
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

function Kind({ group: { first: monster, spots, customCount } }: GroupProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <div className={styles.head}>
      <Picture kind="monster" id={monster.id} size={48} />
      <div className={styles.words}>
        <span className={styles.title}>
          <MonsterLink id={monster.id}>
            <bdi>{monster.name}</bdi>
          </MonsterLink>
          {monster.boss && <Badge tone="danger">{t('sources.kind.boss')}</Badge>}
          <CustomBadge count={customCount} of={spots.length} />
        </span>
        <span className={styles.note}>
          {monster.level !== null && <>{format.level(monster.level)} · </>}
          {t('item.id', { id: monster.id })}
        </span>
      </div>
    </div>
  );
}

function Places({ group: { first, spots } }: GroupProps) {
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
          // Two may stand in the very same place.
          <li key={index}>
            <SpotText spot={spot} />
          </li>
        ))}
      </ul>
    </details>
  );
}
