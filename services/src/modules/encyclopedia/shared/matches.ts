import { ApiProperty } from '@nestjs/swagger';
import { matchRanges } from '../../../catalog/index.js';

export function Matches(field: string): PropertyDecorator {
  return ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
    example: [[0, 5]],
    description: `What of \`${field}\` the query found: start and end in UTF-16 units; empty where something else did`,
  });
}

export type Match = (name: string) => number[][];

export function matcherOf(term: string, names: readonly string[]): Match {
  const ranges = matchRanges(names, term);
  return (name) => (ranges.get(name) ?? []).map(([start, end]) => [start, end]);
}
