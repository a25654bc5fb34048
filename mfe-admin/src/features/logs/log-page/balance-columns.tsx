import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { DataColumn } from '@portico/ui';

interface BalanceRow {
  balance_before: number;
  balance_after: number;
}

/** What an account had before and after. */
export function useBalanceColumns<R extends BalanceRow>(): DataColumn<R>[] {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return [
    {
      key: 'before',
      header: t('logs.column.before'),
      align: 'end',
      onCard: 'wide',
      cell: ({ balance_before: before }) => number(before),
    },
    {
      key: 'after',
      header: t('logs.column.after'),
      align: 'end',
      onCard: 'wide',
      cell: ({ balance_after: after }) => number(after),
    },
  ];
}
