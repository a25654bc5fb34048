import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** At-rules that contain selectors. */
const CONDITIONAL = /^(?:media|supports|container|layer|starting-style)$/i;

const DOCUMENT = new Set(['html', 'body', ':root']);

/**
 * Scopes every selector of a remote. Selectors with a class of the remote need no change, because the bundler
 * prefixes classes. Others are placed below the element that the shell mounts the remote in. `html`, `body` and
 * `:root` become that element. If they have a condition (`:root[data-theme='dark']`), they stay, followed by that
 * element. Such selectors do not apply inside slots that another remote fills.
 */
export function scopeStyles(css, { name, scope }) {
  const own = `[data-remote=${JSON.stringify(name)}]`;
  const root = `:where(${own})`;
  const fill = `${own} [data-remote]:not(${own})`;
  const outsideOfFills = `:where(:not(${fill}, ${fill} *))`;
  const sheet = postcss.parse(css);
  const scoped = selectorParser((list) => {
    list.each((selector) => {
      if (!hasOwnClass(selector, scope)) placeBelow(selector, root, outsideOfFills);
    });
  });
  sheet.walkRules((rule) => {
    if (isOutermost(rule)) rule.selector = scoped.processSync(rule.selector);
  });
  return sheet.toString();
}

/** Whether a rule is not nested in another rule, which is scoped itself, and not a step of an animation. */
function isOutermost({ parent }) {
  if (parent.type === 'root') return true;
  return parent.type === 'atrule' && CONDITIONAL.test(parent.name) && isOutermost(parent);
}

function hasOwnClass(selector, scope) {
  return selector.nodes.some((node) => node.type === 'class' && node.value.startsWith(`${scope}_`));
}

/** Puts the root after the document's part of a selector. That part is removed if it has no condition. */
function placeBelow(selector, root, outsideOfFills) {
  const conditions = [];
  let compounds = compoundsOf(selector);
  while (compounds.length > 0 && isDocument(compounds[0].nodes)) {
    const [{ nodes }] = compounds;
    if (nodes.length > 1) conditions.push(nodes.join('').trim());
    compounds = compounds.slice(1);
  }
  const isChild = compounds[0]?.combinator === '>';
  const rest = compounds
    .map(({ combinator, nodes }, index) => {
      const text = index === compounds.length - 1 ? withCondition(nodes, outsideOfFills) : nodes.join('');
      return (index === 0 ? '' : ` ${combinator} `.replace('  ', ' ')) + text.trim();
    })
    .join('');
  const parts = [...conditions, root, ...(rest === '' ? [] : [isChild ? `> ${rest}` : rest])];
  const [placed] = selectorParser().astSync(parts.join(' ')).nodes;
  selector.replaceWith(placed);
}

/** Adds a condition to a compound, before any pseudo-element. */
function withCondition(nodes, condition) {
  const end = nodes.findIndex((node) => selectorParser.isPseudoElement(node));
  const at = end === -1 ? nodes.length : end;
  return nodes.slice(0, at).join('').trimEnd() + condition + nodes.slice(at).join('');
}

function isDocument(nodes) {
  const [first] = nodes;
  return (first.type === 'tag' || first.type === 'pseudo') && DOCUMENT.has(first.value.toLowerCase());
}

/** Compounds of a selector, each with the combinator before it. */
function compoundsOf(selector) {
  const compounds = [{ combinator: '', nodes: [] }];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push({ combinator: node.value.trim(), nodes: [] });
    else if (node.type !== 'comment') compounds.at(-1).nodes.push(node);
  }
  return compounds;
}

/** Limits a remote's styles to the remote. `portico release` refuses other styles. */
export function pluginScopedStyles({ name, scope }) {
  return {
    name: 'portico:scoped-styles',
    setup(api) {
      api.processAssets({ stage: 'optimize' }, ({ assets, compilation, sources }) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          const css = scopeStyles(source.source().toString(), { name, scope });
          compilation.updateAsset(file, new sources.RawSource(css));
        }
      });
    },
  };
}
