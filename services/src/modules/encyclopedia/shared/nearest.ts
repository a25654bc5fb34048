import { ApiProperty } from '@nestjs/swagger';
import { Integer, Text } from '../../../platform/http/index.js';
import { MAX_NEAREST, type Catalog, type NamedKind } from '../../../catalog/index.js';

export class NearNameDto {
  @Integer({ example: 100100 }) id: number;
  @Text({ example: 'Dockside Crab' }) name: string;
}

export function Nearest(): PropertyDecorator {
  return ApiProperty({
    type: () => [NearNameDto],
    required: false,
    description: `Names that look like the query where nothing is found, or that the filters hide; at most ${MAX_NEAREST}, most alike first; absent where something is found`,
  });
}

export interface EmptySearch {
  kind: NamedKind;
  term: string;
  total: number;
  /** Whether filters besides the term narrow the search. */
  isFiltered?: boolean;
}

export function nearestTo(
  catalog: Catalog,
  { kind, term, total, isFiltered }: EmptySearch,
): NearNameDto[] | undefined {
  if (total > 0 || term === '') return undefined;
  return [...catalog.nearestNames({ kind, term, limit: MAX_NEAREST, isFiltered })];
}
