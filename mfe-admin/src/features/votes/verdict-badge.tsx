import type { CallbackVerdict } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Badge, type IconName, type Tone } from '@portico/ui';

export function VerdictBadge({ verdict }: { verdict: CallbackVerdict }) {
  const t = useTexts('mfe-admin');
  const { tone, icon } = VERDICT_LOOKS[verdict];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`votes.verdict.${verdict}`)}
    </Badge>
  );
}

const VERDICT_LOOKS = {
  confirmed: { tone: 'good', icon: 'check' },
  refused: { tone: 'warning', icon: 'minus' },
  duplicate: { tone: 'neutral', icon: 'retry' },
  unknown: { tone: 'info', icon: 'info' },
  forged: { tone: 'danger', icon: 'warning' },
  malformed: { tone: 'danger', icon: 'close' },
  test: { tone: 'accent', icon: 'settings' },
} as const satisfies Record<CallbackVerdict, { tone: Tone; icon: IconName }>;
