import { addressOf } from '@portico/contract';
import { ItemLink } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, Link, type DataColumn } from '@portico/ui';
import { paths } from '../../../paths';
import { useStory } from '../../../shared/story/use-story';
import { useServerTime } from './log-days';
import type { CharacterLogRow, LogRow } from './log-answer';
import styles from './log-page.module.css';

export const ABSENT = '–';

/** Columns that several logs have: when, who, whose, which item. */
export function useLogColumns() {
  const t = useTexts('mfe-admin');
  return {
    time: <R extends LogRow>(atOf: (row: R) => number): DataColumn<R> => ({
      key: 'time',
      header: t('logs.column.time'),
      cell: (row) => <TimeCell row={row} at={atOf(row)} />,
    }),
    character: <R extends CharacterLogRow>(): DataColumn<R> => ({
      key: 'character',
      header: t('logs.column.character'),
      onCard: 'title',
      cell: (row) => <CharacterCell row={row} />,
    }),
    account: <R extends LogRow>(onCard: 'title' | 'meta' = 'meta'): DataColumn<R> => ({
      key: 'account',
      header: t('logs.column.account'),
      onCard,
      isEmpty: ({ account_id: id }) => id === null && onCard === 'meta',
      cell: (row) => <AccountCell id={row.account_id} name={row.account_name} />,
    }),
    item: <R extends LogRow>(
      key: string,
      header: string,
      itemOf: (row: R) => { id: number; name: string },
    ): DataColumn<R> => ({ key, header, onCard: 'wide', cell: (row) => <ItemCell {...itemOf(row)} /> }),
  };
}

/** When, by the server's clock, and the way to what else the account did then. */
function TimeCell({ row, at }: { row: LogRow; at: number }) {
  const t = useTexts('mfe-admin');
  const { second } = useServerTime();
  const { date } = useFormat();
  const { hrefFor } = useStory();
  const story = t('logs.story', { name: row.account_name ?? `#${row.account_id ?? ''}` });
  return (
    <span className={styles.time}>
      <time dateTime={new Date(at).toISOString()} title={t('logs.yourTime', { time: date(at) })}>
        {second(at)}
      </time>
      {row.account_id !== null && (
        <Link href={hrefFor(row.account_id, at)} className={styles.story} aria-label={story} title={story}>
          <Icon name="clock" size={16} />
        </Link>
      )}
    </span>
  );
}

function CharacterCell({ row: { character_id: id, character_name: name } }: { row: CharacterLogRow }) {
  const t = useTexts('mfe-admin');
  if (id === null) return <bdi className={styles.soft}>{name ?? ABSENT}</bdi>;
  if (name === null) return <bdi className={styles.soft}>{t('logs.gone', { id: String(id) })}</bdi>;
  return (
    <Link href={addressOf('player', id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}

function ItemCell({ id, name }: { id: number; name: string }) {
  return (
    <ItemLink id={id}>
      <bdi>{name}</bdi>
    </ItemLink>
  );
}

/** An account, by the name it has now. */
export function AccountCell({ id, name }: { id: number | null; name: string | null }) {
  const t = useTexts('mfe-admin');
  if (id === null) return <bdi className={styles.soft}>{name ?? ABSENT}</bdi>;
  return (
    <Link href={paths.account(id)}>
      <bdi>{name ?? t('logs.gone', { id: String(id) })}</bdi>
    </Link>
  );
}
