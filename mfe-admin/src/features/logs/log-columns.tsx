import {
  ADMIN_LOGS,
  addressOf,
  type AdminLog,
  type AdminLogRow,
  type LogColumn,
  type LogField,
  type LogFileCell,
} from '@portico/contract';
import { ABSENT, inMillions, numberFormat, REASON_OF_NX_SOURCE } from '@portico/domain';
import { cardOf, ItemLink } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, Link, type DataColumn } from '@portico/ui';
import type { ReactNode } from 'react';
import { AccountLink } from '../../shared/account/account-badges';
import { useStory } from '../../shared/story/story-state';
import { useServerTime } from './log-state';
import type { LogRow } from './log.queries';
import styles from './log-page.module.css';

type ColumnOf<L extends AdminLog> = (typeof ADMIN_LOGS)[L]['columns'][number];
type AnyColumn = ColumnOf<AdminLog>;
type PageColumn = DataColumn<LogRow>;
type WordColumn = Extract<AnyColumn, { choice: unknown }>['key'];

/** Additions of a page to a column: its place on a card and custom cells. */
export type LogCells<L extends AdminLog> = Partial<
  Record<ColumnOf<L>['key'], Partial<Omit<DataColumn<AdminLogRow<L>>, 'key' | 'header'>>>
>;

export interface LogChoice {
  name: string;
  label: string;
  options: readonly { value: string; text: string }[];
}

/** Text keys of words, by column. */
const WORD_KEYS: Readonly<Record<WordColumn, (word: string) => string>> = {
  boss: (word) => `bossLog.boss.${word}`,
  frequency: (word) => `bossLog.frequency.${word}`,
  outcome: (word) => `scrollingLog.outcome.${word}`,
  type: (word) => `nxLog.type.${word}`,
  currency: (word) => `inkwellLog.currency.${word}`,
  action: (word) => `auditLog.action.${word}`,
};

const hasWords = (column: AnyColumn['key']): column is WordColumn => column in WORD_KEYS;

export function useLogTexts(log: AdminLog) {
  const t = useTexts('mfe-admin');
  const { columns, choices } = ADMIN_LOGS[log];
  const heading = (column: AnyColumn) => ('text' in column ? t(column.text) : column.heading);
  const word = (column: AnyColumn['key'], value: string) =>
    hasWords(column) && Object.values<readonly string[]>(choices).some((words) => words.includes(value))
      ? t(WORD_KEYS[column](value) as 'bossLog.boss.ZAKUM')
      : value;
  return {
    heading,
    /** Unknown words are shown as they are. */
    word,
    /** The game server writes more sources than the portal has texts for. */
    source: (value: string) => {
      const reason = REASON_OF_NX_SOURCE.get(value);
      return reason === undefined ? value : t(`economy.reason.${reason}`);
    },
    choices: (columns as readonly AnyColumn[]).flatMap<LogChoice>((column) => {
      if (!('choice' in column)) return [];
      const words = (choices as Readonly<Record<string, readonly string[]>>)[column.choice] ?? [];
      const options = words.map((value) => ({ value, text: word(column.key, value) }));
      return [{ name: column.choice, label: heading(column), options }];
    }),
    file: () =>
      Object.fromEntries(
        (columns as readonly AnyColumn[]).flatMap((column) =>
          column.file.map((cell) => [cell.name, headingOfCell(heading(column), cell)]),
        ),
      ),
  };

  function headingOfCell(name: string, cell: AnyColumn['file'][number]): string {
    const kind = 'kind' in cell ? cell.kind : undefined;
    const own = 'text' in cell && cell.text !== undefined ? t(cell.text) : name;
    if (kind === 'id') return t('logs.column.id', { name });
    if (kind === 'part') return `${name}: ${own}`;
    return kind === 'millions' ? `${name} (${t('expLog.millions', { millions: '' }).trim()})` : own;
  }
}

export function useLogColumns<L extends AdminLog>(log: L, cells: LogCells<L>): DataColumn<AdminLogRow<L>>[] {
  const { heading } = useLogTexts(log);
  const cellOf = useCells();
  const columns: readonly AnyColumn[] = ADMIN_LOGS[log].columns;
  const fields: Readonly<Record<string, LogField>> = ADMIN_LOGS[log].fields;
  const own: Readonly<Record<string, object | undefined>> = cells;
  return columns
    .filter((column) => !('isInFileOnly' in column))
    .map((column) => ({
      key: column.key,
      header: heading(column),
      ...cellOf(column, fields),
      ...own[column.key],
    }));
}

const isOfNoCharacter = (row: LogRow & { character_id?: number | null; character_name?: string | null }) =>
  row.character_id === null && row.character_name === null;

type Cell = Omit<PageColumn, 'key' | 'header'>;

/** Formats a number in millions, always with the same number of digits after the point, so that columns are aligned. */
export function useMillions(): (value: number, digits?: number) => string {
  const t = useTexts('mfe-admin');
  const { language } = usePortal();
  return (value, digits = 2) => {
    const format = numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const millions = format.format(inMillions(value));
    return t('expLog.millions', { millions });
  };
}

function useCells(): (column: LogColumn, fields: Readonly<Record<string, LogField>>) => Cell {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const millionsOf = useMillions();
  const isAbsent = (value: unknown) => value === null || value === undefined || value === '';
  return ({ key, file }, fields) => {
    const [first, last] = [file[0], file.at(-1)] as [LogFileCell, LogFileCell];
    const valueOf = (row: LogRow): unknown => row[last.field as keyof LogRow];
    const idOf = (row: LogRow) => row[first.field as keyof LogRow] as number | null;
    const nameOf = (row: LogRow) => valueOf(row) as string | null;
    if (key === 'time') return { cell: (row) => <TimeCell row={row} at={valueOf(row) as number} /> };
    if (key === 'account')
      return {
        // On cards, the account replaces a missing character as the title.
        isEmpty: (row) => row.account_id === null || isOfNoCharacter(row),
        cell: (row) => <AccountCell id={row.account_id} name={row.account_name} />,
      };
    if (key === 'character')
      return {
        onCard: 'title',
        cell: (row) => (
          <CharacterCell
            id={idOf(row)}
            name={nameOf(row)}
            accountId={row.account_id}
            accountName={row.account_name}
          />
        ),
      };
    if (first.kind === 'id')
      return { onCard: 'wide', cell: (row) => <ItemLink id={idOf(row) ?? 0}>{nameOf(row)}</ItemLink> };
    const show = (value: unknown): ReactNode => {
      if (typeof value === 'number') return numberText(value);
      if (typeof value === 'boolean') return t(value ? 'logs.yes' : 'logs.no');
      return typeof value === 'string' ? <bdi>{value}</bdi> : ABSENT;
    };
    const numberText = (value: number) => (first.kind === 'millions' ? millionsOf(value) : number(value));
    const isNumber = fields[last.field]?.type === 'integer';
    return {
      ...(isNumber ? { align: 'end', onCard: 'wide' } : {}),
      isEmpty: (row) => isAbsent(valueOf(row)),
      cell: (row) => show(valueOf(row)),
    };
  };
}

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

interface Named {
  id: number | null;
  name: string | null;
}

interface CharacterCellProps extends Named {
  accountId: number | null;
  accountName: string | null;
}

/** Links to the account if it is known. */
function CharacterCell({ id, name, accountId, accountName }: CharacterCellProps) {
  const t = useTexts('mfe-admin');
  if (id === null && name === null && accountId !== null)
    return (
      <>
        <span className={styles.onTable}>{ABSENT}</span>
        <span className={styles.onCard}>
          <AccountCell id={accountId} name={accountName} />
        </span>
      </>
    );
  if (id === null) return <bdi className={styles.soft}>{name ?? ABSENT}</bdi>;
  if (name === null) return <bdi className={styles.soft}>{t('people.gone', { id: String(id) })}</bdi>;
  if (accountId !== null) return <AccountLink id={accountId}>{name}</AccountLink>;
  return (
    <Link href={addressOf('player', id)} {...cardOf('player', id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}

export function AccountCell({ id, name }: Named) {
  const t = useTexts('mfe-admin');
  if (id === null) return <bdi className={styles.soft}>{name ?? ABSENT}</bdi>;
  return <AccountLink id={id}>{name ?? t('people.gone', { id: String(id) })}</AccountLink>;
}
