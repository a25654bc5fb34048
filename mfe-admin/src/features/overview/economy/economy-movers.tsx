import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Link } from '@portico/ui';
import { paths } from '../../../paths';
import type { EconomyMover } from './economy.queries';
import { FlowRows } from './flow-rows';

/** The accounts that moved most. */
export function EconomyMovers({ movers }: { movers: readonly EconomyMover[] }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <FlowRows
      title={t('economy.movers')}
      rows={movers.map(({ accountId, accountName, received, spent }) => ({
        key: String(accountId),
        name: (
          <Link href={paths.account(accountId)}>
            <bdi>{accountName ?? `#${accountId}`}</bdi>
          </Link>
        ),
        in: received,
        out: spent,
      }))}
      inText={(amount) => t('economy.received', { amount: number(amount) })}
      outText={(amount) => t('economy.spent', { amount: number(amount) })}
    />
  );
}
