/**
 * jsdom computes all colours of an element whenever its style is asked for, and queries by role ask for that of every element and of all
 * around it. Until the document changes the same answer is given.
 */
export function cacheComputedStyles(window) {
  const { getComputedStyle } = window;
  let styles = new WeakMap();
  const forget = () => {
    styles = new WeakMap();
  };
  const changes = new window.MutationObserver(forget);
  changes.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || !element.isConnected) return getComputedStyle.call(window, element, pseudoElement);
    // Changes that no observer has been told of yet.
    if (changes.takeRecords().length > 0) forget();
    const known = styles.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle.call(window, element);
    styles.set(element, style);
    return style;
  };
}
