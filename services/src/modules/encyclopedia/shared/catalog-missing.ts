import type { ErrorCode } from '@portico/domain';
import type { Catalog } from '../../../catalog/index.js';

/** Before the first import nothing can be said about an id. */
export function missing(catalog: Catalog, code: ErrorCode): ErrorCode {
  return catalog.generation === null ? 'catalog.not_imported' : code;
}
