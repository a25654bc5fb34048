import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import type { ChangeSetSummary } from '../../shared/drops/drops.queries';

const TONES = { draft: 'warning', applied: 'good', undone: 'neutral' } as const;

/** Where a set stands, in a word. */
export function SetStateBadge({ state }: Pick<ChangeSetSummary, 'state'>) {
  const t = useTexts('mfe-admin');
  return <Badge tone={TONES[state]}>{t(`dropSets.state.${state}`)}</Badge>;
}
