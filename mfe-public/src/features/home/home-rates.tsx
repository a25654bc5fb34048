import { useFormat, type Portal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import styles from './home-hero.module.css';

const RATES = ['exp', 'meso', 'drop'] as const;

/** How many times the game gives what the original gave. */
export function HomeRates({ rates }: { rates: Portal['config']['rates'] }) {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const printed = { exp: number(rates.exp), meso: number(rates.meso), drop: number(rates.drop) };
  return (
    <div className={styles.ratesLine}>
      <dl className={styles.rates} aria-label={t('home.rates.label')}>
        {RATES.map((rate) => (
          <div className={styles.rate} key={rate}>
            <dt>{t(`home.rates.${rate}`)}</dt>
            <dd>{t(`home.rates.times.${rate}`, printed)}</dd>
          </div>
        ))}
      </dl>
      {rates.isBeta && <Badge tone="accent">{t('home.rates.beta')}</Badge>}
    </div>
  );
}
