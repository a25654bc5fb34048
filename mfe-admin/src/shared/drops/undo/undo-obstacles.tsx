import { MESO_ITEM_ID } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Notice } from '@portico/ui';
import type { CheckedDrops } from '../change-sets.queries';
import { DropValuesText, useDropIssueText, useDropNames, type DropWords } from '../drop-text';
import type { DropIssue, DropNames } from '../drops.queries';
import type { StagedDrop } from '../staged-drop';
import styles from './undo.module.css';

/** More are not read in a dialog. */
const MAX_SHOWN = 50;

/** A row that blocks the undo: it changed since, or the game would refuse its old values. */
export interface UndoObstacle {
  drop: StagedDrop;
  now: StagedDrop['before'] | undefined;
  issues: readonly DropIssue[];
}

export function obstaclesOf({ drops, conflicts, issues }: CheckedDrops): UndoObstacle[] {
  const nowOf = new Map(conflicts.map(({ index, now }) => [index, now]));
  return drops
    .map((drop, index) => ({
      drop,
      now: nowOf.get(index),
      issues: issues.filter((issue) => issue.index === index && issue.isRefused),
    }))
    .filter(({ now, issues: own }) => now !== undefined || own.length > 0);
}

interface UndoObstaclesProps {
  obstacles: readonly UndoObstacle[];
  names: DropNames;
}

export function UndoObstacles({ obstacles, names }: UndoObstaclesProps) {
  const t = useTexts('mfe-admin');
  const words = useDropNames(names);
  const count = obstacles.length;
  const more = count - MAX_SHOWN;
  return (
    <>
      <Notice tone="warning" role="alert" title={t('dropEdits.undo.inTheWay', { count })}>
        {t('dropEdits.undo.inTheWayText')}
      </Notice>
      <ul role="list" className={styles.obstacles}>
        {obstacles.slice(0, MAX_SHOWN).map((obstacle) => (
          <Obstacle key={obstacle.drop.key} obstacle={obstacle} words={words} />
        ))}
      </ul>
      {more > 0 && <p>{t('dropEdits.undo.more', { count: more })}</p>}
    </>
  );
}

function Obstacle({ obstacle, words }: { obstacle: UndoObstacle; words: DropWords }) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  const { drop, now, issues } = obstacle;
  const { table, dropperId, before, after } = drop;
  const itemId = (before ?? after)?.itemId ?? MESO_ITEM_ID;
  return (
    <li>
      <p className={styles.what}>
        <bdi>{words.item(itemId)}</bdi> · <bdi>{words.dropper(table, dropperId)}</bdi>
      </p>
      {now !== undefined && (
        <dl className={styles.values}>
          <div>
            <dt>{t('dropEdits.undo.left')}</dt>
            <dd>
              <DropValuesText table={table} values={before} words={words} />
            </dd>
          </div>
          <div>
            <dt>{t('dropEdits.now')}</dt>
            <dd>
              <DropValuesText table={table} values={now} words={words} itemId={itemId} />
            </dd>
          </div>
        </dl>
      )}
      {issues.map(({ code }) => (
        <p key={code} className={styles.issue}>
          {issueText(code)}
        </p>
      ))}
    </li>
  );
}
