import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';

/** Where an answer comes from and how old it is. */
export function SourceLine({ asOf }: { asOf: number }) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  return (
    <Badge tone="info" icon="clock" title={format.date(asOf)}>
      {t('source.database', { time: format.relativeTime(asOf) })}
    </Badge>
  );
}
