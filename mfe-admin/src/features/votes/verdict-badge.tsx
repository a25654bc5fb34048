import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { VERDICT_LOOKS, type Verdict } from './verdict';

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useTexts('mfe-admin');
  const { tone, icon } = VERDICT_LOOKS[verdict];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`votes.verdict.${verdict}`)}
    </Badge>
  );
}
