import { CurrencyPicture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, Link } from '@portico/ui';
import { paths } from '../../paths';
import type { Decision } from './decide-dialog';
import type { PointsRequest } from './points.queries';
import { useAmountText } from './use-amount-text';
import styles from './requests-windows.module.css';

interface RequestCardProps {
  request: PointsRequest;
  onDecide: (decision: Decision) => void;
}

/** A grant that somebody asked for, and what the reader may do about it. */
export function RequestCard({ request, onDecide }: RequestCardProps) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const amountText = useAmountText();
  const { pointType, amount, characterName, accountId, reason, note, askedBy, at, isOwn, mayDecide } =
    request;
  const given = amountText(amount, pointType);
  const refusal = t(isOwn ? 'points.decide.withdraw.button' : 'points.decide.refuse.button');
  const labelOf = (act: string) => t('points.decide.of', { act, amount: given, name: characterName });
  const asked = { name: askedBy ?? t('points.gone'), when: format.relativeTime(at) };
  return (
    <li className={styles.card}>
      <CurrencyPicture kind={pointType === 'nx' ? 'NX' : 'VP'} size={36} />
      <div className={styles.words}>
        <p className={styles.what}>
          <strong>{given}</strong>{' '}
          <Link href={paths.account(accountId)}>
            <bdi>{characterName}</bdi>
          </Link>
        </p>
        {reason !== '' && (
          <p className={styles.reason}>
            <bdi dir="auto">{reason}</bdi>
          </p>
        )}
        {note !== '' && (
          <p className={styles.detail}>
            {t('points.form.note')}: <bdi dir="auto">{note}</bdi>
          </p>
        )}
        <p className={styles.detail} title={format.date(at)}>
          {isOwn ? t('points.waiting.askedByYou', asked) : t('points.waiting.askedBy', asked)}
        </p>
        {isOwn && <p className={styles.own}>{t('points.waiting.own')}</p>}
      </div>
      <div className={styles.actions}>
        {mayDecide && (
          <Button
            icon="check"
            aria-label={labelOf(t('points.decide.approve.button'))}
            onClick={() => onDecide({ request, kind: 'approve' })}
          >
            {t('points.decide.approve.button')}
          </Button>
        )}
        {(mayDecide || isOwn) && (
          <Button
            aria-label={labelOf(refusal)}
            onClick={() => onDecide({ request, kind: isOwn ? 'withdraw' : 'refuse' })}
          >
            {refusal}
          </Button>
        )}
      </div>
    </li>
  );
}
