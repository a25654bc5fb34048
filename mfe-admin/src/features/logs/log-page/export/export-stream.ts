import { openApiFile } from '@portico/portal-kit/file';
import { linesIn } from './file-lines';

export interface ExportStream {
  address: string;
  signal: AbortSignal;
  /** Told before the first part, with how many rows come; undefined where the answer does not say. */
  onTotal: (rows: number | undefined) => void;
  /** Told after each part, with the rows so far. */
  onRows: (rows: number) => void;
  onPart: (part: Uint8Array<ArrayBuffer>) => void;
}

/** Reads a file of the API part by part, as fast as it comes. Throws `ApiError`, and what breaks the line on the way. */
export async function readExport({ address, signal, onTotal, onRows, onPart }: ExportStream): Promise<void> {
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
    lines += linesIn(value);
    // The first line names the columns.
    onRows(Math.max(0, lines - 1));
    onPart(value);
  }
}

function totalOf(header: string | null): number | undefined {
  const total = Number(header ?? Number.NaN);
  return Number.isSafeInteger(total) && total >= 0 ? total : undefined;
}
