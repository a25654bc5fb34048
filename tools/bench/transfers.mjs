const KINDS = ['js', 'css', 'json', 'font', 'image', 'document', 'other'];

const OF_EXTENSION = { js: 'js', css: 'css', json: 'json', woff2: 'font', svg: 'image', png: 'image' };
const OF_TYPE = { Document: 'document', Image: 'image', Script: 'js', Stylesheet: 'css', Font: 'font' };

/** Kind of a request by the end of its address, else by its type in the browser. Preloads have the type "other". */
export function kindOf(url, type) {
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1];
  return OF_EXTENSION[extension] ?? OF_TYPE[type] ?? 'other';
}

/** Sums by kind: `wire` is headers and encoded body, `body` only the encoded body. */
export function byKind(requests) {
  const sums = Object.fromEntries(KINDS.map((kind) => [kind, { files: 0, body: 0, wire: 0 }]));
  for (const { kind, body, wire } of requests) {
    sums[kind].files += 1;
    sums[kind].body += body;
    sums[kind].wire += wire;
  }
  return sums;
}

/** Ratio of bytes on the wire for some kinds. */
export function ratioOf(ours, one, kinds) {
  const bytes = (sums) => kinds.reduce((sum, kind) => sum + sums[kind].wire, 0);
  return bytes(ours) / bytes(one);
}
