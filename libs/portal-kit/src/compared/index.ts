export { compareColumn, OpenComparison } from './compare-column';
export { CompareLink, type CompareLinkProps } from './compare-link';
export { keepCompared, readCompared, useCompared } from './compared';
export { idsIn } from './ids-in';
