import { errorText, kitText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, EmptyState } from '@portico/ui';
import styles from './item-offers.module.css';

export function NoOffers() {
  const t = useTexts('mfe-market');
  return (
    <EmptyState
      titleLevel={3}
      title={t('offers.none.title')}
      hint={t('offers.none.text')}
      className={styles.state}
    />
  );
}

/** The game server keeps no stores, or no tables of them. */
export function OffersOff() {
  const t = useTexts('mfe-market');
  return <p className={styles.line}>{t('offers.off')}</p>;
}

interface OffersFailedProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A line, for it is not what the page is about. */
export function OffersFailed({ error, isRetrying, onRetry }: OffersFailedProps) {
  return (
    <div className={styles.line}>
      <p>{errorText(error)}</p>
      <Button size="small" icon="retry" isPending={isRetrying} onClick={onRetry}>
        {kitText('kit.error.retry')}
      </Button>
    </div>
  );
}
