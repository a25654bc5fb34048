import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { Text } from '../../platform/http/index.js';
import { REMOTE, VERSION } from './error-reports.dto.js';

const TEN_MINUTES_MS = 600_000;
const MAX_SHIFT = 100_000;

/** A view of a page of a remote, in a canary or its control group. */
export class PageViewDto {
  @Text({ example: 'mfe-market', pattern: REMOTE.source })
  @IsString()
  @Matches(REMOTE)
  remote: string;

  @Text({ example: '0.1.0-3fb60c1e', pattern: VERSION.source })
  @IsString()
  @Matches(VERSION)
  version: string;

  @Vital('Largest contentful paint, milliseconds', 1840, TEN_MINUTES_MS) lcp?: number | null;
  @Vital('Cumulative layout shift, thousandths', 12, MAX_SHIFT) cls?: number | null;
  @Vital('Interaction to next paint, milliseconds', 96, TEN_MINUTES_MS) inp?: number | null;
}

/** A web vital as a whole number; null where the browser does not tell it. */
function Vital(description: string, example: number, max: number): PropertyDecorator {
  const rules = [
    ApiPropertyOptional({
      type: 'integer',
      nullable: true,
      minimum: 0,
      maximum: max,
      example,
      description,
    }),
    IsOptional(),
    IsInt(),
    Min(0),
    Max(max),
  ];
  return (target, key) => {
    for (const rule of rules) rule(target, key);
  };
}
