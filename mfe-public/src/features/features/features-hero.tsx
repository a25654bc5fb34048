import { Rates, SectionHead } from '@portico/game-ui';
import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';

const RATES = ['exp', 'meso', 'drop', 'bossDrop'] as const;

export function FeaturesHero() {
  const t = useTexts('mfe-public');
  const { rates } = usePortal().config;
  return (
    <div>
      <SectionHead
        scene="board"
        eyebrow={t('features.eyebrow')}
        title={t('features.title')}
        lead={t('features.lead')}
      />
      <Rates
        label={t('features.rates.title')}
        rates={RATES.map((key) => ({ key, term: t(`features.rates.${key}`), times: rates[key] }))}
        note={
          rates.isBeta && (
            <Badge tone="accent" icon="star">
              {t('features.rates.beta')}
            </Badge>
          )
        }
      />
    </div>
  );
}
