import { useTexts } from '@portico/i18n';
import { QueryStates, useFormat } from '@portico/portal-kit';
import { Badge, DataTable, Link, Skeleton, Window, type DataColumn } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { lossesQuery, type Loss } from './doctor.queries';

/** Changes of balances that the game has written over, of whom and how surely. */
export function LossesTable() {
  const t = useTexts('mfe-admin');
  const { number, date } = useFormat();
  const query = useQuery(lossesQuery());
  const columns: DataColumn<Loss>[] = [
    {
      key: 'account',
      header: t('doctor.losses.account'),
      onCard: 'title',
      cell: ({ accountId, accountName, characterName }) => (
        <>
          <Link href={paths.account(accountId)}>
            <bdi>{accountName ?? number(accountId)}</bdi>
          </Link>
          {characterName !== null && <bdi> · {characterName}</bdi>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('doctor.losses.amount'),
      align: 'end',
      cell: ({ amount, currency }) => `${number(amount)} ${currency}`,
    },
    {
      key: 'sure',
      header: t('doctor.losses.sure'),
      onCard: 'aside',
      cell: ({ isCertain }) => (
        <Badge tone={isCertain ? 'danger' : 'warning'}>
          {t(isCertain ? 'doctor.losses.surely' : 'doctor.losses.perhaps')}
        </Badge>
      ),
    },
    { key: 'found', header: t('doctor.losses.found'), cell: ({ foundAt }) => date(foundAt) },
    { key: 'id', header: t('doctor.losses.id'), align: 'end', cell: ({ id }) => id },
  ];
  return (
    <Window title={t('doctor.losses.title')} icon="warning" isFlush>
      <QueryStates query={query} errorTitle={t('doctor.losses.error')} skeleton={<Skeleton height="8rem" />}>
        {({ losses }) => (
          <DataTable
            caption={t('doctor.losses.title')}
            columns={columns}
            rows={losses}
            rowKey={({ id }) => id}
          />
        )}
      </QueryStates>
    </Window>
  );
}
