import { Rates } from '@portico/game-ui';
import type { Portal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';

const RATES = ['exp', 'meso', 'drop'] as const;

/** How many times the game gives what the original gave. */
export function HomeRates({ rates }: { rates: Portal['config']['rates'] }) {
  const t = useTexts('mfe-public');
  return (
    <Rates
      label={t('home.rates.label')}
      rates={RATES.map((key) => ({ key, term: t(`home.rates.${key}`), times: rates[key] }))}
      note={
        rates.isBeta && (
          <Badge tone="accent" icon="star">
            {t('home.rates.beta')}
          </Badge>
        )
      }
    />
  );
}
