import type { Answer } from '@portico/portal-kit';
import type { IconName, Tone } from '@portico/ui';

export type Verdict = Answer<'/api/voting/admin/callbacks'>['callbacks'][number]['verdict'];

export const VERDICT_LOOKS = {
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
