import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Link, type DataColumn } from '@portico/ui';
import { paths } from '../../paths';
import type { PointsRequest } from './points.queries';
import { useAmountText } from './use-amount-text';

/** What the table says of a request that was confirmed or refused. */
export function useDecidedColumns(): DataColumn<PointsRequest>[] {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const amountText = useAmountText();
  return [
    {
      key: 'character',
      header: t('points.column.character'),
      onCard: 'title',
      cell: ({ characterName, accountId }) => (
        <Link href={paths.account(accountId)}>
          <bdi>{characterName}</bdi>
        </Link>
      ),
    },
    {
      key: 'amount',
      header: t('points.column.amount'),
      align: 'end',
      onCard: 'aside',
      cell: ({ amount, pointType }) => amountText(amount, pointType),
    },
    {
      key: 'state',
      header: t('points.column.state'),
      cell: ({ state }) => (
        <Badge
          tone={state === 'approved' ? 'good' : 'danger'}
          icon={state === 'approved' ? 'check' : 'close'}
        >
          {t(state === 'approved' ? 'points.state.approved' : 'points.state.refused')}
        </Badge>
      ),
    },
    {
      key: 'askedBy',
      header: t('points.column.askedBy'),
      onCard: 'wide',
      cell: ({ askedBy }) => <bdi>{askedBy ?? t('points.gone')}</bdi>,
    },
    {
      key: 'decidedBy',
      header: t('points.column.decidedBy'),
      isLabelled: true,
      cell: ({ decidedBy }) => <bdi>{decidedBy ?? t('points.gone')}</bdi>,
    },
    {
      key: 'decidedAt',
      header: t('points.column.decidedAt'),
      cell: ({ decidedAt }) =>
        decidedAt === null ? (
          '–'
        ) : (
          <time title={format.date(decidedAt)}>{format.relativeTime(decidedAt)}</time>
        ),
    },
    {
      key: 'reason',
      header: t('points.column.reason'),
      onCard: 'wide',
      isEmpty: ({ reason }) => reason === '',
      cell: ({ reason }) => <bdi dir="auto">{reason}</bdi>,
    },
  ];
}
