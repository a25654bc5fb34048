export { compareColumn, OpenComparison } from './compare-column';
export { CompareLink, type CompareLinkProps } from './compare-link';
export { idsIn, keepCompared, readCompared, useCompared } from './compared';
