import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, LinkButton, Notice } from '@portico/ui';
import { useState } from 'react';
import { paths } from '../../../paths';
import type { Applied } from '../../../shared/drops/change-sets.queries';
import { UndoDialog } from '../../../shared/drops/undo/undo-dialog';
import styles from './review.module.css';

interface ReviewOutcomeProps {
  applied: Applied;
  onClose: () => void;
}

/** What was done, when the game gives by it, and the way back. */
export function ReviewOutcome({ applied, onClose }: ReviewOutcomeProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const [undone, setUndone] = useState<Applied>();
  const shown = undone ?? applied;
  const title = undone === undefined ? 'drops.review.done' : 'drops.review.undone';
  return (
    <div className={styles.outcome}>
      <Notice
        tone="good"
        role="status"
        title={t(title, { count: shown.changed, formatted: number(shown.changed) })}
      >
        <p>{t(`dropEdits.takesEffect.${shown.takesEffect}`)}</p>
      </Notice>
      <div className={styles.choices}>
        <LinkButton href={paths.dropSet(shown.changeSetId)}>
          {t('drops.review.set', { id: String(shown.changeSetId) })}
        </LinkButton>
        {undone === undefined && (
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {t('dropEdits.undo.button')}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t('drops.review.goOn')}
        </Button>
      </div>
      {isAsking && (
        <UndoDialog
          setId={applied.changeSetId}
          onClose={() => setIsAsking(false)}
          onDone={(answer) => {
            setUndone(answer);
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}
