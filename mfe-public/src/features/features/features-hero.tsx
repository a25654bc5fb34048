import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { PageHero } from '../../shared/page-hero';
import styles from './features-hero.module.css';

const RATES = ['exp', 'meso', 'drop', 'bossDrop'] as const;

/** The page's title over the landscape, and the rates in big figures. */
export function FeaturesHero() {
  const t = useTexts('mfe-public');
  const { number } = useFormat();
  const { rates } = usePortal().config;
  return (
    <PageHero eyebrow={t('features.eyebrow')} title={t('features.title')} lead={t('features.lead')}>
      <section className={styles.rates} aria-label={t('features.rates.title')}>
        <dl>
          {RATES.map((key) => (
            <div key={key} className={styles.rate}>
              <dt>{t(`features.rates.${key}`)}</dt>
              <dd>
                <bdi>{`${number(rates[key])}x`}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {rates.isBeta && (
          <Badge tone="accent" icon="star">
            {t('features.rates.beta')}
          </Badge>
        )}
      </section>
    </PageHero>
  );
}
