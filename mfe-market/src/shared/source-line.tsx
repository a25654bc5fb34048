import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';

export interface Sourced {
  source: 'live' | 'database';
  asOf: number;
}

/** Where an answer comes from and, unless it is live, how old it is. */
export function SourceLine({ source, asOf }: Sourced) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  if (source === 'live') {
    return (
      <Badge tone="good" icon="check" title={format.date(asOf)}>
        {t('source.live')}
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon="clock" title={format.date(asOf)}>
      {t('source.database', { time: format.relativeTime(asOf) })}
    </Badge>
  );
}
