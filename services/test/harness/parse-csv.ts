/** Reads CSV by RFC 4180, independent of the code that wrote it. Returns rows of cells, without the UTF-8 mark. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  const plain = text.replace(/^\uFEFF/, '');
  for (let index = 0; index < plain.length; index++) {
    const letter = plain[index] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (plain[index + 1] === '"') cell += plain[++index];
      else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',') endCell();
    else if (letter === '\r' && plain[index + 1] === '\n') {
      index++;
      endCell();
      rows.push(row);
      row = [];
    } else cell += letter;
  }
  if (cell !== '' || row.length > 0) throw new Error('The last line has no end');
  return rows;
}
