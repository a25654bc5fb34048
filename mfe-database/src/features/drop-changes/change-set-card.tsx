import { CLOCK_TIME, MESO_ITEM_ID } from '@portico/domain';
import { ItemLink, MonsterLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, Link, Window, type BadgeProps, Icon, VisuallyHidden } from '@portico/ui';
import { paths } from '../../paths';
import { Chance } from '../../shared/drops/chance';
import { KindPicture } from '../../shared/pictures/kind-picture';
import { ListCount } from '../../shared/lists/list-count';
import { Quantity } from '../../shared/drops/quantity';
import styles from './change-set-card.module.css';
import type { ChangeSet, DropChange } from './drop-changes.queries';

interface ChangeSetCardProps {
  set: ChangeSet;
  /** The page of this change set, which needs no link to itself. */
  isWhole: boolean;
}

export function ChangeSetCard({ set, isWhole }: ChangeSetCardProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const name = set.note === '' ? t('dropChanges.untitled', { count: set.total }) : set.note;
  return (
    <Window
      as="article"
      titleLevel={3}
      icon={set.isUndo ? 'retry' : 'trend'}
      title={set.isUndo ? t('dropChanges.undo', { change: name }) : <bdi>{name}</bdi>}
      isFlush
      className={set.isUndone ? styles.undone : undefined}
      actions={
        <>
          {set.isUndone && <Badge tone="warning">{t('dropChanges.undone')}</Badge>}
          <time className={styles.time} dateTime={new Date(set.at).toISOString()}>
            <ListCount>{format.date(set.at, CLOCK_TIME)}</ListCount>
          </time>
        </>
      }
      footer={hasMore(set) && <More set={set} isWhole={isWhole} />}
    >
      {groupByDropper(set.changes).map((group) => (
        <DropperGroup key={group.key} group={group} />
      ))}
    </Window>
  );
}

function hasMore({ total, others, changes }: ChangeSet): boolean {
  return total > changes.length || others > 0;
}

function More({ set: { id, total, others, changes }, isWhole }: ChangeSetCardProps) {
  const t = useTexts('mfe-database');
  const counted = (count: number) => ({ count });
  const rest = total - changes.length;
  const address = paths.dropChanges('set', id);
  return (
    <>
      {rest > 0 && isWhole && <span>{t('dropChanges.rest', counted(rest))}</span>}
      {rest > 0 && !isWhole && <Link href={address}>{t('dropChanges.all', { count: total + others })}</Link>}
      {rest <= 0 && others > 0 && <Link href={address}>{t('dropChanges.others', counted(others))}</Link>}
    </>
  );
}

function DropperGroup({ group: { type, id, name, changes } }: { group: DropperChanges }) {
  const t = useTexts('mfe-database');
  return (
    <div className={styles.root}>
      <h4 className={styles.dropper}>
        {type === 'monster' ? (
          <>
            <Picture kind="monster" id={id} size={32} />
            <MonsterLink id={id}>{name}</MonsterLink>
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
          // A reactor may give the same item twice.
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
          <ItemLink id={change.itemId}>{change.itemName}</ItemLink>
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

/** Tells whether a drop that stays gets another quantity. */
function hasOtherQuantity(change: DropChange): boolean {
  const { minBefore, maxBefore, minAfter, maxAfter } = change;
  if (minBefore === null || minAfter === null) return false;
  return minBefore !== minAfter || maxBefore !== maxAfter;
}

interface DropperChanges {
  key: string;
  type: DropChange['type'];
  id: number;
  name: string;
  changes: DropChange[];
}

/** Groups changes by monster or reactor, in the order of their first change. */
function groupByDropper(changes: readonly DropChange[]): DropperChanges[] {
  const groups = new Map<string, DropperChanges>();
  for (const change of changes) {
    const { type, dropperId: id, dropperName: name } = change;
    const key = `${type}-${id}`;
    const group = groups.get(key) ?? { key, type, id, name, changes: [] };
    group.changes.push(change);
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface DayOfChanges {
  /** Formatted date. */
  day: string;
  sets: ChangeSet[];
}

export function groupByDay(sets: readonly ChangeSet[], dayOf: (at: number) => string): DayOfChanges[] {
  const days: DayOfChanges[] = [];
  for (const set of sets) {
    const day = dayOf(set.at);
    const last = days.at(-1);
    if (last?.day === day) last.sets.push(set);
    else days.push({ day, sets: [set] });
  }
  return days;
}
