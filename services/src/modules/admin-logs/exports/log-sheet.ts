import type { CsvCell } from '@portico/domain';
import type { LogDefinition, LogRow } from '../tables/log-definition.js';

/** A moment is written by the clock of the server. */
export type LogFileCell = CsvCell | Date;

/** Cells of a row by the names of their columns, in order. A column of moments is called `time`. */
export type LogFileColumns<Log> = Readonly<Record<string, (log: Log) => LogFileCell>>;

/** A log as a file: its columns, and the cells of rows that were read together. */
export interface LogSheet {
  definition: LogDefinition;
  header: readonly string[];
  cells: (rows: readonly LogRow[]) => Promise<LogFileCell[][]>;
}

export function sheetOf<Log>(
  definition: LogDefinition,
  columns: LogFileColumns<Log>,
  read: (rows: readonly LogRow[]) => Promise<readonly Log[]>,
): LogSheet {
  const cells = Object.values(columns);
  return {
    definition,
    header: Object.keys(columns),
    cells: async (rows) => (await read(rows)).map((log) => cells.map((cell) => cell(log))),
  };
}
