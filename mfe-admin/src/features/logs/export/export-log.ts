import { openApiFile, saveFile } from '@portico/portal-kit/file';
import { HeadedCsv, type FileHeadings } from './file-headings';
import { MAX_SHEET_ROWS } from './xlsx-rows';

interface ExportStream {
  address: string;
  signal: AbortSignal;
  onTotal: (rows: number | undefined) => void;
  onRows: (rows: number) => void;
  onPart: (part: Uint8Array<ArrayBuffer>) => void;
}

/** Streams a file of the API. Throws `ApiError`, or the network error. */
async function readExport({ address, signal, onTotal, onRows, onPart }: ExportStream): Promise<void> {
  const response = await openApiFile(address, signal);
  onTotal(totalOf(response.headers.get('x-total-rows')));
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  let lines = 0;
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return;
    // Line breaks inside cells count too: good enough for a progress bar.
    for (const byte of value) if (byte === LINE_FEED) lines += 1;
    // The first line names the columns.
    onRows(Math.max(0, lines - 1));
    onPart(value);
  }
}

function totalOf(header: string | null): number | undefined {
  const total = Number(header ?? Number.NaN);
  return Number.isSafeInteger(total) && total >= 0 ? total : undefined;
}

const LINE_FEED = 10;

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportOptions extends Omit<ExportStream, 'onPart'> {
  format: ExportFormat;
  fileName: string;
  sheet: string;
  headings: FileHeadings;
  isRightToLeft: boolean;
}

export class TooManyRowsError extends Error {}

export async function exportLog(options: ExportOptions): Promise<void> {
  const file = options.format === 'csv' ? await csvFile(options) : await xlsxFile(options);
  options.signal.throwIfAborted();
  saveFile(file, `${options.fileName}.${options.format}`);
}

async function csvFile(options: ExportOptions): Promise<Blob> {
  const csv = new HeadedCsv(options.headings);
  const address = withFormat(options.address, 'csv');
  await readExport({ ...options, address, onPart: (part) => csv.add(part) });
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
