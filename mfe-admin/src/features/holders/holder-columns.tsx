import { addressOf } from '@portico/contract';
import { cardOf } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { type DataColumn, Link } from '@portico/ui';
import { BanBadge } from '../../shared/account/account-badges';
import { AccountLink } from '../../shared/account/account-link';
import type { Holder } from './holders.queries';

const ABSENT = '–';

export function useHolderColumns(): DataColumn<Holder>[] {
  const t = useTexts('mfe-admin');
  const { number, level } = useFormat();
  return [
    {
      key: 'character',
      header: t('people.character'),
      onCard: 'title',
      cell: (row) => <CharacterName holder={row} />,
    },
    {
      key: 'level',
      header: t('holders.column.level'),
      isEmpty: (row) => row.level === null,
      cell: (row) => (row.level === null ? ABSENT : level(row.level)),
    },
    {
      key: 'account',
      header: t('people.account'),
      isLabelled: true,
      isEmpty: ({ accountId }) => accountId === null,
      cell: ({ accountId, accountName, ban }) =>
        accountId === null ? (
          ABSENT
        ) : (
          <>
            <AccountLink id={accountId}>
              {accountName ?? t('people.gone', { id: String(accountId) })}
            </AccountLink>{' '}
            <BanBadge ban={ban} />
          </>
        ),
    },
    {
      key: 'place',
      header: t('holders.column.place'),
      cell: ({ place, characterId }) =>
        place === 'store' && characterId !== null ? (
          <Link href={addressOf('store', characterId)}>{t('holders.place.store')}</Link>
        ) : (
          t(`holders.place.${place}`)
        ),
    },
    {
      key: 'amount',
      header: t('holders.column.amount'),
      align: 'end',
      onCard: 'aside',
      cell: ({ amount }) => <bdi>{number(amount)}</bdi>,
    },
    {
      key: 'stacks',
      header: t('holders.column.stacks'),
      align: 'end',
      isLabelled: true,
      cell: ({ stacks }) => number(stacks),
    },
  ];
}

/** The character, or the account where it holds something itself. */
function CharacterName({
  holder: { characterId, characterName, accountId, accountName },
}: {
  holder: Holder;
}) {
  const t = useTexts('mfe-admin');
  if (characterId === null)
    return accountId === null ? (
      t('holders.unknown')
    ) : (
      <bdi>{t('holders.wholeAccount', { name: accountName ?? `#${accountId}` })}</bdi>
    );
  if (characterName === null) return t('people.gone', { id: String(characterId) });
  return (
    <Link href={addressOf('player', characterId)} {...cardOf('player', characterId)}>
      <bdi>{characterName}</bdi>
    </Link>
  );
}
