import { MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { KindPicture } from '../../shared/kind-picture';
import { ChangeRow } from './change-row';
import type { DropperChanges } from './group-changes';
import styles from './dropper-group.module.css';

/** A monster or a reactor, and what became of its drops. */
export function DropperGroup({ group: { type, id, name, changes } }: { group: DropperChanges }) {
  const t = useTexts('mfe-database');
  return (
    <div className={styles.root}>
      <h4 className={styles.dropper}>
        {type === 'monster' ? (
          <>
            <Picture kind="monster" id={id} size={32} />
            <MonsterLink id={id}>
              <bdi>{name}</bdi>
            </MonsterLink>
          </>
        ) : (
          <>
            <KindPicture icon="package" />
            <bdi>{name}</bdi> <Badge>{t('sources.kind.reactor')}</Badge>
          </>
        )}
      </h4>
      <ul className={styles.changes} role="list">
        {changes.map((change, index) => (
          // The same item may stand twice in what a reactor gives.
          <ChangeRow key={`${change.itemId}-${index}`} change={change} />
        ))}
      </ul>
    </div>
  );
}
