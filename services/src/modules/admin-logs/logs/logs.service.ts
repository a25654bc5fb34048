import { Injectable, type StreamableFile } from '@nestjs/common';
import { ADMIN_LOGS, type AdminLog, type AdminLogRow, type LogField } from '@portico/contract';
import { AccountNames } from '../../../game/index.js';
import type { LogRow, LogTable, OwnField } from '../../game-logs/index.js';
import { type LogFileRequest, LogFileService } from '../exports/log-file.service.js';
import type { LogAnswerDto, LogChartDto } from '../reading/log-answer.dto.js';
import type { LogPageQuery, LogSelection } from '../reading/log-query.js';
import { LogReader, type ReadPage } from '../reading/log-reader.service.js';
import { numberOrNull } from '../reading/log-values.js';
import { LogNamesRepository } from '../tables/log-names.repository.js';

type MayWait<T> = T | Promise<T>;

/** A log's table, and the sums that are shown with its rows. Fields come from columns of the table or from `others`. */
export interface LogSource<L extends AdminLog, T extends LogTable, Sums extends object = object> {
  table(): MayWait<LogTable & Pick<T, 'columns'>>;
  sums(page: ReadPage, query: LogPageQuery): MayWait<Sums>;
  /** Fields that are not columns of the table, for rows that were read together. */
  others(
    rows: readonly LogRow[],
  ): MayWait<(row: LogRow) => Pick<AdminLogRow<L>, Exclude<OwnField<L>, keyof T['columns']>>>;
}

export interface AnyLogSource {
  table(): MayWait<LogTable>;
  sums(page: ReadPage, query: LogPageQuery): MayWait<object>;
  others(rows: readonly LogRow[]): MayWait<(row: LogRow) => object>;
}

export const nothingElse = () => () => ({});

@Injectable()
export class LogsService {
  constructor(
    private readonly reader: LogReader,
    private readonly files: LogFileService,
    private readonly names: LogNamesRepository,
    private readonly accountNames: AccountNames,
  ) {}

  async page(source: AnyLogSource, query: LogPageQuery): Promise<LogAnswerDto> {
    const table = await source.table();
    const page = await this.reader.page(table, query);
    const { pagination, isWritten, isSearchCut, sources, from, until } = page;
    const answer = { pagination, isWritten, isSearchCut, sources, from, until };
    const logs = await this.rows(source, table, page.rows);
    return Object.assign(answer, { logs }, await source.sums(page, query));
  }

  async chart(source: AnyLogSource, selection: LogSelection): Promise<LogChartDto> {
    return this.reader.chart(await source.table(), selection);
  }

  async file(source: AnyLogSource, request: LogFileRequest): Promise<StreamableFile> {
    const table = await source.table();
    return this.files.file({ table, read: (rows) => this.rows(source, table, rows) }, request);
  }

  private async rows(source: AnyLogSource, table: LogTable, rows: readonly LogRow[]) {
    const allFields: Readonly<Record<string, LogField>> = ADMIN_LOGS[table.log].fields;
    const fields = Object.entries(allFields).filter(
      ([name, { type }]) => type === 'moment' || name in table.columns,
    );
    const known = table.omitsUnknownWords === true ? rows.filter((row) => hasKnownWords(row, fields)) : rows;
    const ownerOf =
      'character_id' in allFields ? await this.charactersOf(known) : await this.accountsOf(known);
    const othersOf = await source.others(known);
    // With a spread instead, V8 would keep 2 KB per row until the next major collection, and a file has up to a million rows.
    return known.map((row) => {
      const answer: Record<string, unknown> = Object.assign(ownerOf(row), othersOf(row));
      for (const [name, field] of fields) answer[name] = valueOf(row, name, field);
      return answer;
    });
  }

  /** Finds the owners of rows of characters, by `character_id`. The account comes from the row or from the character. */
  private async charactersOf(rows: readonly LogRow[]) {
    const characters = await this.names.characters(
      rows.flatMap((row) => numberOrNull(row, 'character_id') ?? []),
    );
    const accountOf = (row: LogRow): number | null => {
      const characterId = numberOrNull(row, 'character_id');
      const own = characterId === null ? undefined : characters.get(characterId)?.accountId;
      return numberOrNull(row, 'account_id') ?? own ?? null;
    };
    const accounts = await this.accountNames.of(rows.flatMap((row) => accountOf(row) ?? []));
    return (row: LogRow) => {
      const characterId = numberOrNull(row, 'character_id');
      const accountId = accountOf(row);
      return {
        id: row.id,
        account_id: accountId,
        account_name: accounts.get(accountId) ?? null,
        character_id: characterId,
        character_name: (characterId !== null && characters.get(characterId)?.name) || null,
      };
    };
  }

  private async accountsOf(rows: readonly LogRow[]) {
    const names = await this.accountNames.of(rows.map((row) => numberOrNull(row, 'account_id')));
    return (row: LogRow) => {
      const id = numberOrNull(row, 'account_id');
      return { id: row.id, account_id: id, account_name: names.get(id) ?? null };
    };
  }
}

/** A column's value in the type of its field. The engines return large numbers as text. */
function valueOf(row: LogRow, name: string, field: LogField): unknown {
  const value = row[name] ?? null;
  if (field.type === 'moment') return row.at;
  if (field.type === 'word') return field.words?.find((word) => word === value) ?? field.words?.[0];
  if (value === null && field.isNullable === true) return null;
  if (field.type === 'integer') return Number(value);
  if (field.type === 'flag') return Number(value) !== 0;
  return typeof value === 'string' ? value : field.isNullable === true ? null : '';
}

function hasKnownWords(row: LogRow, fields: readonly (readonly [string, LogField])[]): boolean {
  return fields.every(([name, { words }]) => words === undefined || words.some((word) => word === row[name]));
}
