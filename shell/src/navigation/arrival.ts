/** Tells whether the document was opened by its address, not reloaded or returned to. */
export function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || !('type' in entry) || entry.type === 'navigate';
}
