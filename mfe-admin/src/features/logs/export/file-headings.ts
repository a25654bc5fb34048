import { csvBeginning } from '@portico/domain';

export type FileHeadings = Readonly<Record<string, string>>;

const LINE_FEED = 10;
const NAME = /^(\w+)(?: \((.+)\))?$/;

export function headingOf(headings: FileHeadings, name: string): string {
  const [, column = name, zone] = NAME.exec(name) ?? [];
  const heading = headings[column] ?? column;
  return zone === undefined ? heading : `${heading}, ${zone}`;
}

/** Replaces the header line of a CSV stream. */
export class HeadedCsv {
  readonly #parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  readonly #decoder = new TextDecoder();
  #head = '';
  #isHeaded = false;

  constructor(private readonly headings: FileHeadings) {}

  add(part: Uint8Array<ArrayBuffer>): void {
    if (this.#isHeaded) {
      this.#parts.push(part);
      return;
    }
    const end = part.indexOf(LINE_FEED);
    this.#head += this.#decoder.decode(end < 0 ? part : part.subarray(0, end), { stream: true });
    if (end < 0) return;
    this.#isHeaded = true;
    // Names of columns have neither commas nor quotes in them.
    const names = this.#head.trim().replaceAll('"', '').split(',');
    this.#parts.push(
      csvBeginning(names.map((name) => headingOf(this.headings, name))),
      part.subarray(end + 1),
    );
  }

  file(): Blob {
    return new Blob(this.#parts, { type: 'text/csv;charset=utf-8' });
  }
}
