import { Picture } from '@portico/game-ui';
import { MESO_ITEM_ID } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Badge, Icon, classNames } from '@portico/ui';
import type { ReactNode } from 'react';
import { EDIT_TONES, editKindOf } from '../edit-kind';
import { useDropIssueText } from '../use-drop-issue-text';
import type { DropWords } from '../use-drop-names';
import { DiffFields } from './diff-fields';
import type { DiffEntry } from './diff-groups';
import styles from './drop-diff.module.css';
import { useMeaningText } from './use-meaning-text';

interface DiffRowProps {
  entry: DiffEntry;
  words: DropWords;
  actions?: ReactNode;
  decision?: ReactNode;
}

/** One edit: the item, what becomes of its row, and what that means. */
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

/** What forbids the edit, then what to think of. */
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
