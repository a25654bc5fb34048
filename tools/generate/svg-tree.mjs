import { SaxesParser } from 'saxes';

/** Tree of a document's elements, without texts, styles and Inkscape's additions. */
export function treeOf(markup) {
  const root = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [] };
    open.at(-1).children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(markup).close();
  return root.children[0];
}
