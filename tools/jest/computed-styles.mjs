/** Inherited properties and their initial values. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };

/** Properties that jsdom's default style sheet sets by element and attributes. */
const OF_ITS_KIND = new Set(['display', 'opacity']);
const TELLING = ['hidden', 'open', 'type'];

const NAMES = { pointerEvents: 'pointer-events' };

/**
 * Decides quickly whether an element is visible and can be pressed. Queries by role ask this for every element and
 * its ancestors, but jsdom's cascade matches all rules of the default style sheet and computes all colors. jsdom
 * answers everything else, and everything in documents with style sheets.
 */
export function answerVisibilityQuickly(window) {
  const { getComputedStyle } = window;
  const ofKinds = new Map();

  const ofKind = (element, property) => {
    const telling = TELLING.map((name) => element.getAttribute(name));
    const kind = JSON.stringify([property, element.localName, element.parentElement?.localName, telling]);
    if (!ofKinds.has(kind))
      ofKinds.set(kind, getComputedStyle.call(window, element).getPropertyValue(property));
    return ofKinds.get(kind);
  };
  const inherited = (element, property) => {
    for (let each = element; each !== null; each = each.parentElement) {
      const value = inline(each, property);
      if (value !== '') return value;
    }
    return INHERITED[property];
  };
  const answer = (element, property) => {
    if (property in INHERITED) return inherited(element, property);
    return OF_ITS_KIND.has(property) ? inline(element, property) || ofKind(element, property) : undefined;
  };

  window.getComputedStyle = (element, pseudoElement) => {
    const computed = () => getComputedStyle.call(window, element, pseudoElement);
    if (pseudoElement || !(element instanceof window.Element) || window.document.styleSheets.length > 0)
      return computed();
    const getPropertyValue = (property) => answer(element, property) ?? computed().getPropertyValue(property);
    const get = (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue;
      const known = typeof name === 'string' ? answer(element, NAMES[name] ?? name) : undefined;
      if (known !== undefined) return known;
      const style = computed();
      const value = style[name];
      return typeof value === 'function' ? value.bind(style) : value;
    };
    return new Proxy({}, { get, has: (_, name) => name in computed() });
  };
}

function inline(element, property) {
  return element.hasAttribute('style') ? element.style.getPropertyValue(property) : '';
}
