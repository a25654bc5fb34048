import { ItemLink, MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Badge, type BadgeProps, Icon, VisuallyHidden } from '@portico/ui';
import { MESO_ITEM_ID } from '@portico/domain';
import { KindPicture } from '../../shared/kind-picture';
import type { DropperChanges } from './group-changes';
import { Chance } from '../../shared/chance';
import { Quantity } from '../../shared/quantity';
import type { DropChange } from './drop-changes.queries';
import styles from './dropper-group.module.css';

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

const LOOKS: Readonly<Record<ChangeKind, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  more: { tone: 'good', icon: 'sortAscending' },
  less: { tone: 'danger', icon: 'sortDescending' },
  new: { tone: 'info', icon: 'plus' },
  gone: { tone: 'neutral', icon: 'minus' },
  quantity: { tone: 'neutral', icon: 'sort' },
  other: { tone: 'neutral', icon: 'sort' },
};

/** One drop: what it is, whether it falls more or less often, and both chances. */
function ChangeRow({ change }: { change: DropChange }) {
  const t = useTexts('mfe-database');
  const kind = changeKindOf(change);
  const { percentAfter } = change;
  const percentBefore = change.percentBefore === percentAfter ? null : change.percentBefore;
  return (
    <li className={styles.row}>
      <Picture kind="item" id={change.itemId} size={32} />
      <span className={styles.name}>
        {change.itemId === MESO_ITEM_ID ? (
          t('monster.mesos')
        ) : (
          <ItemLink id={change.itemId}>
            <bdi>{change.itemName}</bdi>
          </ItemLink>
        )}
      </span>
      <span className={styles.kind}>
        <Badge {...LOOKS[kind]}>{t(`dropChanges.kind.${kind}`)}</Badge>
      </span>
      <span className={styles.chances}>
        {percentBefore !== null && (
          <span>
            <VisuallyHidden>{t('dropChanges.before')} </VisuallyHidden>
            <Chance percent={percentBefore} decimals={2} />
          </span>
        )}
        {percentBefore !== null && percentAfter !== null && <Icon name="arrowEnd" size={14} />}
        {percentAfter !== null && (
          <span>
            <VisuallyHidden>{t('dropChanges.after')} </VisuallyHidden>
            <Chance percent={percentAfter} decimals={2} />
          </span>
        )}
      </span>
      <Pieces change={change} />
    </li>
  );
}

/** How many pieces, where that is worth a word. */
function Pieces({ change }: { change: DropChange }) {
  const t = useTexts('mfe-database');
  const { minBefore, maxBefore, minAfter, maxAfter } = change;
  const isOther = hasOtherQuantity(change);
  const [from, to] = [minAfter ?? minBefore ?? 1, maxAfter ?? maxBefore ?? 1];
  if (!isOther && to <= 1) return null;
  return (
    <span className={styles.pieces}>
      {t('sources.column.quantity')}{' '}
      {isOther && minBefore !== null && maxBefore !== null && (
        <>
          <Quantity from={minBefore} to={maxBefore} /> <Icon name="arrowEnd" size={12} />{' '}
        </>
      )}
      <Quantity from={from} to={to} />
    </span>
  );
}

type ChangeKind = 'new' | 'gone' | 'more' | 'less' | 'quantity' | 'other';

function changeKindOf(change: DropChange): ChangeKind {
  const { percentBefore: before, percentAfter: after } = change;
  if (before === null) return 'new';
  if (after === null) return 'gone';
  if (after !== before) return after > before ? 'more' : 'less';
  return hasOtherQuantity(change) ? 'quantity' : 'other';
}

/** Whether a drop that stays comes in other numbers. */
function hasOtherQuantity(change: DropChange): boolean {
  const { minBefore, maxBefore, minAfter, maxAfter } = change;
  if (minBefore === null || minAfter === null) return false;
  return minBefore !== minAfter || maxBefore !== maxAfter;
}
