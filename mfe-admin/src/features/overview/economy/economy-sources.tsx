import { LEDGER_REASONS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FlowRows } from './flow-rows';
import type { EconomySource } from './economy.queries';

/** Where it came from and where it went, the largest first. */
export function EconomySources({ sources }: { sources: readonly EconomySource[] }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const sourceText = useSourceText();
  return (
    <FlowRows
      title={t('economy.sources')}
      rows={sources.map((one) => ({
        key: `${one.isLedger} ${one.source}`,
        name: sourceText(one),
        in: one.paid,
        out: one.taken,
      }))}
      inText={(amount) => t('economy.paid', { amount: number(amount) })}
      outText={(amount) => t('economy.taken', { amount: number(amount) })}
    />
  );
}

/** The game server writes texts of its own; a reason of the ledger has one here. What is without a name is all the rest. */
function useSourceText(): (source: EconomySource) => string {
  const t = useTexts('mfe-admin');
  return ({ source, isLedger }) => {
    if (source === '') return t('economy.others');
    const reason = isLedger ? LEDGER_REASONS.find((one) => one === source) : undefined;
    return reason === undefined ? source : t(`economy.reason.${reason}`);
  };
}
