import { addressOf } from '@portico/contract';
import { ItemLink, Picture, cardOf } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, useSearch } from '@portico/portal-kit';
import { ListTable, useNumberColumn, columnsOf, optionalColumn } from '@portico/portal-kit/list';
import { EmptyState, SoftText, Window, type DataColumn, Link, LinkButton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BanBadge, AccountLink } from '../../shared/account/account-badges';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { FoundField, useTypedSearch } from '../../shared/fields/found-field';
import styles from './holders-page.module.css';
import {
  exampleItemsQuery,
  holdersQuery,
  holdersSearch,
  type HoldersState,
  itemNamesQuery,
  type Holder,
} from './holders.queries';

export function HoldersPage() {
  const t = useTexts('mfe-admin');
  const state = useSearch(holdersSearch);
  const { item } = state.view;
  return (
    <>
      <AdminHeader title={t('holders.title')} lead={t('holders.lead')}>
        <ItemChoice key={item} view={state.view} onChoose={(id) => state.set({ item: id })} />
      </AdminHeader>
      {item === 0 ? (
        <Window title={t('holders.list')} icon="package">
          <EmptyState title={t('holders.start.title')} hint={t('holders.start.text')} />
          <ExampleItems {...state} />
        </Window>
      ) : (
        <HoldersWindow {...state} />
      )}
    </>
  );
}

/** Its line is there before the answer. Without an answer, the field above still finds every item. */
function ExampleItems({ hrefWith }: Pick<HoldersState, 'hrefWith'>) {
  const t = useTexts('mfe-admin');
  const { data } = useQuery(exampleItemsQuery());
  return (
    <nav className={styles.examples} aria-label={t('holders.start.examples')}>
      {data !== undefined && data.length > 0 && <SoftText as="span">{t('holders.start.examples')}</SoftText>}
      {data?.map(({ id, name }) => (
        <LinkButton key={id} size="small" href={hrefWith({ item: id })}>
          {name}
        </LinkButton>
      ))}
    </nav>
  );
}

/** Fills a tall screen, so that the page's foot does not appear first. */
const SKELETON_ROWS = 24;

function HoldersWindow({ view, hrefWith }: HoldersState) {
  const t = useTexts('mfe-admin');
  const { date, relativeTime } = useFormat();
  const query = useQuery(holdersQuery(view));
  const held = query.data;
  return (
    <ListTable
      title={t('holders.list')}
      icon="package"
      query={query}
      list={({ list, holders, pagination }) => ({
        ...pagination,
        // Parcels and deleted accounts have no id to tell the rows apart.
        rows: list.map((row, index) => ({ ...row, key: index })),
        total: holders,
      })}
      page={view.page}
      hrefFor={(page) => hrefWith({ page })}
      totalText={(total) => t('holders.total', total)}
      errorTitle={t('holders.error')}
      above={
        held && (
          <p className={styles.item}>
            <Picture kind="item" id={held.itemId} size={32} />
            <ItemLink id={held.itemId} className={styles.name}>
              {held.itemName}
            </ItemLink>
            <span>{t('holders.amount', { count: held.amount })}</span>
            <SoftText as="span" title={date(held.at)}>
              {t('economy.asOf', { when: relativeTime(held.at) })}
            </SoftText>
          </p>
        )
      }
      note={({ holders, pagination }) =>
        holders > pagination.total && t('holders.cut', { count: pagination.total })
      }
      empty={<EmptyState title={t('holders.none.title')} hint={t('holders.none.text')} />}
      skeletonRows={SKELETON_ROWS}
      columns={useHolderColumns()}
      rowKey={({ key }) => key}
      isFlowing
    />
  );
}

const MAX_LENGTH = 64;

interface ItemChoiceProps extends Pick<HoldersState, 'view'> {
  onChoose: (id: number) => void;
}

function ItemChoice({ view, onChoose }: ItemChoiceProps) {
  const t = useTexts('mfe-admin');
  const [typed, setTyped] = useState<string>();
  const isChosen = view.item !== 0;
  const held = useQuery({ ...holdersQuery(view), enabled: isChosen }).data;
  const chosen = isChosen ? (held?.itemName ?? String(view.item)) : '';
  const search = useTypedSearch(typed ?? '', itemNamesQuery);
  const items = search.data?.sections.find(({ kind }) => kind === 'item')?.hits ?? [];
  return (
    <FoundField
      className={styles.field}
      label={t('holders.field')}
      isCompact
      maxLength={MAX_LENGTH}
      value={typed ?? chosen}
      onType={setTyped}
      onChoose={({ id }) => onChoose(id)}
      found={items}
      search={search}
      optionOf={({ id, name }) => ({ key: String(id), text: name, detail: <bdi>{id}</bdi> })}
      countText={(count) => t(count === 0 ? 'dropEdits.items.none' : 'dropEdits.items.found', { count })}
    />
  );
}

function useHolderColumns(): DataColumn<Holder>[] {
  const t = useTexts('mfe-admin');
  const { number, level } = useFormat();
  const numberColumn = useNumberColumn();
  return columnsOf(t, {
    'people.account': {
      onCard: 'title',
      cell: ({ accountId: id, accountName, ban }) =>
        id === null ? (
          t('holders.unknown')
        ) : (
          <>
            <AccountLink id={id}>{accountName ?? t('people.gone', { id: String(id) })}</AccountLink>{' '}
            <BanBadge ban={ban} />
          </>
        ),
    },
    'people.character': optionalColumn(
      (row) => row.characterId,
      (id, { characterName }) =>
        characterName === null ? (
          t('people.gone', { id: String(id) })
        ) : (
          <Link href={addressOf('player', id)} {...cardOf('player', id)}>
            <bdi>{characterName}</bdi>
          </Link>
        ),
      { isLabelled: true },
    ),
    'holders.column.level': optionalColumn((row) => row.level, level),
    'holders.column.place': ({ place, characterId }) =>
      place === 'store' && characterId !== null ? (
        <Link href={addressOf('store', characterId)}>{t('holders.place.store')}</Link>
      ) : (
        t(`holders.place.${place}`)
      ),
    'holders.column.amount': {
      align: 'end',
      onCard: 'aside',
      cell: ({ amount }) => <bdi>{number(amount)}</bdi>,
    },
    'holders.column.stacks': numberColumn(({ stacks }) => stacks, {
      isLabelled: true,
      isEmpty: ({ stacks }) => stacks === 1,
    }),
  });
}
