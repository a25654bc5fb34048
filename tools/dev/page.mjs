import { parse, serialize } from 'parse5';

const BUILT_FILE = /^\/(?:shell|releases)\//;

/** Placeholder for the rendered page while the document is assembled. */
const RENDERED = 'portico-rendered-page';

/**
 * Turns the portal's HTML into a development page: `scripts` and `styles` of the shell's development build, boot data changed by `adapt`,
 * and the output of `render`. Without `render`, the page is empty, because the portal rendered older code.
 */
export async function developmentPage(html, { scripts, styles, adapt, render }) {
  const document = parse(html);
  const [head] = findAll(document, ({ nodeName }) => nodeName === 'head');
  const [bootElement] = findAll(document, hasId('portal-boot'));
  const [root] = findAll(document, hasId('root'));
  if (bootElement === undefined || root === undefined) return html;

  for (const node of findAll(document, isReplaced)) remove(node);
  const boot = await adapt(JSON.parse(textOf(bootElement)));
  const rendering = await render?.(boot);
  bootElement.childNodes = [textNode(jsonForScript(rendering?.boot ?? boot))];
  root.attrs = root.attrs.filter(({ name }) => name !== 'data-rendered');
  root.childNodes = [];
  if (rendering !== undefined) {
    root.attrs.push({ name: 'data-rendered', value: rendering.isWhole ? 'page' : 'frame' });
    root.childNodes = [textNode(RENDERED)];
  }
  for (const href of styles) head.childNodes.push(element('link', { rel: 'stylesheet', href }));
  for (const src of scripts) head.childNodes.push(element('script', { defer: '', src }));
  return serialize(document).replace(RENDERED, () => rendering.html);
}

/** The page's policy, extended for the error overlay, which needs style elements. */
export function developmentPolicy(policy) {
  return policy?.replace(/style-src /, "style-src 'unsafe-inline' ");
}

/** Whether the development build replaces this node, or the node loads built files after the first paint. */
function isReplaced(node) {
  if (node.nodeName === 'link') return BUILT_FILE.test(attribute(node, 'href'));
  if (node.nodeName !== 'script') return false;
  return (
    BUILT_FILE.test(attribute(node, 'src')) ||
    hasId('portal-files')(node) ||
    textOf(node).includes("getElementById('portal-files')")
  );
}

function hasId(id) {
  return (node) => attribute(node, 'id') === id;
}

function attribute(node, wanted) {
  return node.attrs?.find(({ name }) => name === wanted)?.value ?? '';
}

function textOf(node) {
  return (node.childNodes ?? []).map(({ value = '' }) => value).join('');
}

function findAll(node, isWanted) {
  const inner = (node.childNodes ?? []).flatMap((child) => findAll(child, isWanted));
  return isWanted(node) ? [node, ...inner] : inner;
}

function remove(node) {
  const { childNodes } = node.parentNode;
  childNodes.splice(childNodes.indexOf(node), 1);
}

function element(name, attributes) {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  return {
    nodeName: name,
    tagName: name,
    attrs,
    childNodes: [],
    namespaceURI: 'http://www.w3.org/1999/xhtml',
  };
}

function textNode(value) {
  return { nodeName: '#text', value };
}

/** JSON that cannot end its script element, whatever its strings contain. */
function jsonForScript(value) {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
