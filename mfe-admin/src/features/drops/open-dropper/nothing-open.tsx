import { useTexts } from '@portico/i18n';
import { EmptyState, Window } from '@portico/ui';
import type { DropsState } from '../drops-state';

/** Beside the list while nothing is open. */
export function NothingOpen({ view: { table } }: DropsState) {
  const t = useTexts('mfe-admin');
  return (
    <Window>
      <EmptyState titleLevel={2} title={t(`drops.choose.${table}`)} hint={t('drops.choose.hint')} />
    </Window>
  );
}
