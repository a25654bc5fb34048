import {
  dropPercentOf,
  MESO_ITEM_ID,
  type DropChange,
  type DropValues,
  expectedKills,
} from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, classNames, Icon, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { DropOdds, DropQuantity, useDropIssueText, type DropWords } from '../drop-text';
import { EDIT_TONES, editKindOf } from '../staged-drop';
import type { DiffEntry } from './diff-groups';
import styles from './drop-diff.module.css';

interface DiffRowProps {
  entry: DiffEntry;
  words: DropWords;
  actions?: ReactNode;
  decision?: ReactNode;
}

export function DiffRow({ entry, words, actions, decision }: DiffRowProps) {
  const t = useTexts('mfe-admin');
  const meaningText = useMeaningText();
  const { drop, issues } = entry;
  const { before, after } = drop;
  const kind = editKindOf(drop);
  const itemId = (after ?? before)?.itemId ?? MESO_ITEM_ID;
  const meaning = meaningText(drop);
  return (
    <article className={styles.row}>
      {itemId === MESO_ITEM_ID ? (
        <span className={styles.coin}>
          <Icon name="coin" size={20} />
        </span>
      ) : (
        <Picture kind="item" id={itemId} size={32} />
      )}
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.item}>
            <bdi>{words.item(itemId)}</bdi>
          </span>
          <Badge tone={EDIT_TONES[kind]}>{t(`dropEdits.kind.${kind}`)}</Badge>
        </p>
        <DiffFields drop={drop} words={words} />
        {meaning !== undefined && <p className={styles.soft}>{meaning}</p>}
        <Issues issues={issues} />
        {decision}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

/** Faults first, then warnings. */
function Issues({ issues }: Pick<DiffEntry, 'issues'>) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  if (issues.length === 0) return null;
  const refusedFirst = issues.toSorted((one, other) => Number(other.isRefused) - Number(one.isRefused));
  return (
    <ul role="list" className={styles.issues}>
      {refusedFirst.map(({ code, isRefused }) => (
        <li key={code} className={classNames(styles.issue, isRefused && styles.refused)}>
          <Icon
            name={isRefused ? 'warning' : 'info'}
            size={16}
            label={t(isRefused ? 'dropEdits.diff.refused' : 'dropEdits.diff.warning')}
          />
          <span>{issueText(code)}</span>
        </li>
      ))}
    </ul>
  );
}

const DECIMALS = 3;

function DiffFields({ drop: { table, before, after }, words }: { drop: DropChange; words: DropWords }) {
  const t = useTexts('mfe-admin');
  const { percent } = useFormat();
  const questText = ({ questId }: DropValues) =>
    questId > 0 ? words.quest(questId) : t('dropEdits.noQuest');
  const hasQuest = [before, after].some((values) => values !== null && values.questId > 0);
  const fields: { key: string; isSame: boolean; text: (values: DropValues) => ReactNode; now?: ReactNode }[] =
    [
      {
        key: 'item',
        isSame: before?.itemId === after?.itemId || before === null || after === null,
        text: ({ itemId }) => words.item(itemId),
      },
      {
        key: 'chance',
        isSame: before?.chance === after?.chance,
        text: ({ chance }) => percent(dropPercentOf(table, chance), DECIMALS),
        now: after && <DropOdds percent={dropPercentOf(table, after.chance)} />,
      },
      {
        key: 'quantity',
        isSame: before?.minQuantity === after?.minQuantity && before?.maxQuantity === after?.maxQuantity,
        text: ({ minQuantity, maxQuantity }) => <DropQuantity from={minQuantity} to={maxQuantity} />,
      },
      { key: 'quest', isSame: before?.questId === after?.questId, text: questText },
    ];
  const shown = fields.filter(
    ({ key, isSame }) => (key !== 'item' || !isSame) && (key !== 'quest' || hasQuest),
  );
  return (
    <dl className={styles.fields}>
      {shown.map(({ key, isSame, text, now }) => (
        <div key={key} className={styles.field}>
          <dt>{t(`dropEdits.field.${key as 'item' | 'chance' | 'quantity' | 'quest'}`)}</dt>
          <dd>
            {before !== null && !isSame && (
              <del>
                <VisuallyHidden>{t('dropEdits.before')} </VisuallyHidden>
                <bdi>{text(before)}</bdi>
              </del>
            )}
            {before !== null && after !== null && !isSame && (
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
            )}
            {after !== null && (
              <ins data-is-same={isSame}>
                {!isSame && <VisuallyHidden>{t('dropEdits.after')} </VisuallyHidden>}
                <bdi>{now ?? text(after)}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Effect of an edit for hunters. Kills are based on the base chance, before server rates. */
type DropMeaning =
  | { kind: 'gone' }
  | { kind: 'never' }
  | { kind: 'always' }
  | { kind: 'first'; kills: number }
  | { kind: 'instead'; kills: number; before: number };

/** undefined if the chance stays the same, or the difference is below one kill. */
export function meaningOf({ table, before, after }: DropChange): DropMeaning | undefined {
  if (after === null) return { kind: 'gone' };
  const percent = dropPercentOf(table, after.chance);
  const isOtherItem = before !== null && before.itemId !== after.itemId;
  const old = before === null || isOtherItem ? undefined : dropPercentOf(table, before.chance);
  if (percent === old) return undefined;
  const kills = expectedKills(percent);
  if (kills === undefined) return { kind: 'never' };
  if (percent >= 100) return { kind: 'always' };
  const killsBefore = old === undefined ? undefined : expectedKills(old);
  if (killsBefore === undefined) return { kind: 'first', kills: Math.round(kills) };
  const [now, then] = [Math.round(kills), Math.round(killsBefore)];
  return now === then ? undefined : { kind: 'instead', kills: now, before: then };
}

function useMeaningText(): (change: DropChange) => string | undefined {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (change) => {
    const meaning = meaningOf(change);
    if (meaning === undefined) return undefined;
    switch (meaning.kind) {
      case 'first':
        return t(`dropEdits.means.${change.table}.first`, { count: meaning.kills });
      case 'instead': {
        const { kills: count, before } = meaning;
        return t(`dropEdits.means.${change.table}.instead`, { count, before: number(before) });
      }
      default:
        return t(`dropEdits.means.${change.table}.${meaning.kind}`);
    }
  };
}
