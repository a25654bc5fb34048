import { useTexts } from '@portico/i18n';
import type { Answer } from '@portico/portal-kit';
import { Badge, type IconName, type Tone } from '@portico/ui';

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useTexts('mfe-admin');
  const { tone, icon } = VERDICT_LOOKS[verdict];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`votes.verdict.${verdict}`)}
    </Badge>
  );
}

type Verdict = Answer<'/api/voting/admin/callbacks'>['callbacks'][number]['verdict'];

const VERDICT_LOOKS = {
  confirmed: { tone: 'good', icon: 'check' },
  refused: { tone: 'warning', icon: 'minus' },
  duplicate: { tone: 'neutral', icon: 'retry' },
  unknown: { tone: 'info', icon: 'info' },
  forged: { tone: 'danger', icon: 'warning' },
  malformed: { tone: 'danger', icon: 'close' },
  test: { tone: 'accent', icon: 'settings' },
} as const satisfies Record<Verdict, { tone: Tone; icon: IconName }>;

const isVerdict = (word: string): word is Verdict => word in VERDICT_LOOKS;

export const VERDICTS: readonly Verdict[] = Object.keys(VERDICT_LOOKS).filter(isVerdict);
