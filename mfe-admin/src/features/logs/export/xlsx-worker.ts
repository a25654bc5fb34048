import { deflateSync, type DeflateOptions } from 'fflate';
import writeExcelFile from 'write-excel-file/universal';
import { headingOf } from './file-headings';
import { LineReader, MAX_SHEET_ROWS, sheetCell, type SheetCell } from './xlsx-rows';
import type { FromXlsxWorker, SheetOptions, ToXlsxWorker } from './xlsx-writer';

/** `fflate` would start a worker from text, which our content policy forbids. This code runs in a worker already, so it packs in place. */
class DeflateInPlace {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  #isOver = false;

  /** The first message is setup code; the next are arrays of bytes and options. */
  postMessage(message: unknown): void {
    if (!isWork(message)) return;
    const [bytes, options] = message;
    queueMicrotask(() => {
      if (!this.#isOver) this.onmessage?.({ data: deflateSync(bytes, options) });
    });
  }

  terminate(): void {
    this.#isOver = true;
  }
}

function isWork(message: unknown): message is [Uint8Array, DeflateOptions] {
  return Array.isArray(message) && message[0] instanceof Uint8Array;
}

const COLUMN_WIDTH = 20;

Object.defineProperty(globalThis, 'Worker', { value: DeflateInPlace, configurable: true, writable: true });

const reader = new LineReader();
const rows: SheetCell[][] = [];

globalThis.addEventListener('message', ({ data }: MessageEvent<ToXlsxWorker>) => {
  try {
    if (data.kind === 'part') add(reader.read(data.part));
    else {
      add(reader.end());
      write(data).catch(fail);
    }
  } catch (error) {
    fail(error);
  }
});

function add(lines: readonly unknown[][]): void {
  for (const line of lines) rows.push(line.map(sheetCell));
  if (rows.length > MAX_SHEET_ROWS + 1) throw new RangeError('More rows than a sheet is made of.');
}

async function write({ sheet, headings, isRightToLeft }: SheetOptions): Promise<void> {
  const [names = [], ...cells] = rows;
  const head = names.map((name) =>
    typeof name === 'object' && name !== null && 'value' in name
      ? { ...name, value: headingOf(headings, name.value), fontWeight: 'bold' as const }
      : name,
  );
  const file = await writeExcelFile([head, ...cells], {
    sheet,
    columns: names.map(() => ({ width: COLUMN_WIDTH })),
    dateFormat: 'yyyy-mm-dd hh:mm:ss',
    stickyRowsCount: 1,
    rightToLeft: isRightToLeft,
  }).toBlob();
  answer({ kind: 'file', file });
}

function fail(error: unknown): void {
  answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}

function answer(message: FromXlsxWorker): void {
  globalThis.postMessage(message, {});
}
