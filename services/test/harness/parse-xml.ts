import { SaxesParser } from 'saxes';

/** Texts of every element of a well-formed document, by name; throws for any other. */
export function textsOf(document: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser();
  const add = (text: string) => {
    const top = open.at(-1);
    if (top) top.text += text;
  };
  parser.on('opentag', ({ name }) => open.push({ name, text: '' }));
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed) texts.set(closed.name, [...(texts.get(closed.name) ?? []), closed.text]);
  });
  parser.write(document).close();
  return texts;
}
