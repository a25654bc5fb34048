export { CompareLink, type CompareLinkProps } from './compare-link';
export { idsIn, keepCompared, readCompared, useCompared } from './compared';
