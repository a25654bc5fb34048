import { saveFile } from '@portico/portal-kit/file';
import { readExport, type ExportStream } from './export-stream';
import { HeadedCsv, type FileHeadings } from './file-headings';
import { MAX_SHEET_ROWS } from './xlsx-rows';

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportOptions extends Omit<ExportStream, 'onPart' | 'address'> {
  /** Address of the file, without its format. */
  address: string;
  format: ExportFormat;
  /** Without its ending. */
  fileName: string;
  sheet: string;
  headings: FileHeadings;
  isRightToLeft: boolean;
}

/** There are more rows than a sheet is made of. */
export class TooManyRowsError extends Error {}

/** Reads all rows of a log and hands them to the browser as a file. */
export async function exportLog(options: ExportOptions): Promise<void> {
  const file = options.format === 'csv' ? await csvFile(options) : await xlsxFile(options);
  options.signal.throwIfAborted();
  saveFile(file, `${options.fileName}.${options.format}`);
}

async function csvFile(options: ExportOptions): Promise<Blob> {
  const csv = new HeadedCsv(options.headings);
  await readExport({
    ...options,
    address: withFormat(options.address, 'csv'),
    onPart: (part) => csv.add(part),
  });
  return csv.file();
}

async function xlsxFile(options: ExportOptions): Promise<Blob> {
  const { XlsxWriter } = await import(/* webpackChunkName: "log-xlsx-writer" */ './xlsx-writer');
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const writer = new XlsxWriter(signal);
  try {
    const read = readExport({
      ...options,
      signal,
      address: withFormat(options.address, 'jsonl'),
      onTotal: (rows) => {
        if (rows !== undefined && rows > MAX_SHEET_ROWS) throw new TooManyRowsError();
        options.onTotal(rows);
      },
      onPart: (part) => writer.add(part),
    });
    await Promise.race([read, writer.failed]);
    return await writer.finish(options);
  } catch (error) {
    stop.abort(error);
    throw error;
  }
}

function withFormat(address: string, format: 'csv' | 'jsonl'): string {
  return `${address}${address.includes('?') ? '&' : '?'}format=${format}`;
}
