import { useTexts } from '@portico/i18n';
import { Button, Notice, type NoticeTone } from '@portico/ui';
import type { AddPoints, PointsAdded } from './points.queries';
import { useAmountText } from './use-amount-text';
import styles from './grant-window.module.css';

const TONES = {
  delivered: 'good',
  waiting: 'info',
  needsConfirmation: 'warning',
} as const satisfies Record<PointsAdded['outcome'], NoticeTone>;

interface GrantOutcomeProps {
  request: AddPoints;
  answer: PointsAdded;
  onAgain: () => void;
}

/** Whether it is there, comes later, or waits for another admin. */
export function GrantOutcome({ request, answer: { outcome }, onAgain }: GrantOutcomeProps) {
  const t = useTexts('mfe-admin');
  const amountText = useAmountText();
  const words = { name: request.characterName, amount: amountText(request.amount, request.pointType) };
  return (
    <div className={styles.panel}>
      <Notice tone={TONES[outcome]} role="status" title={t(`points.outcome.${outcome}.title`, words)}>
        <p>{t(`points.outcome.${outcome}.text`)}</p>
      </Notice>
      <Button variant="primary" size="large" className={styles.again} onClick={onAgain}>
        {t('points.again')}
      </Button>
    </div>
  );
}
