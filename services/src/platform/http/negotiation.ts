/** Longer than what any client sends; the rest of a header is not read. */
const MAX_HEADER = 1000;

type AcceptEncoding = string | string[] | undefined;

/** Whether `Accept-Encoding` allows brotli: by its own name, else by `*`; a weight of 0 refuses. */
export function acceptsBrotli(acceptEncoding: AcceptEncoding): boolean {
  return accepts(acceptEncoding, 'br');
}

/** Like `acceptsBrotli`, for clients that know only gzip, such as many search engines. */
export function acceptsGzip(acceptEncoding: AcceptEncoding): boolean {
  return accepts(acceptEncoding, 'gzip');
}

function accepts(acceptEncoding: AcceptEncoding, coding: string): boolean {
  const weights = new Map(
    String(acceptEncoding ?? '')
      .slice(0, MAX_HEADER)
      .split(',')
      .map(readCoding),
  );
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

function readCoding(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  return [name, weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1))];
}
