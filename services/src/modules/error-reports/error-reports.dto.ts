import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { Text } from '../../platform/http/index.js';
import { MAX_REPORTED_MESSAGE } from './error-message.js';

export const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;
export const VERSION = /^[0-9A-Za-z.+-]{0,80}$/;
const SLOT = /^[a-z][a-z0-9.-]{0,59}$/;
const PLACE = /^[\w@~+./-]{1,140}:\d{1,8}:\d{1,8}$/;

/** An error in a browser that nothing caught. */
export class ErrorReportDto {
  @Text('Remote of the code; `shell` for none', { example: 'mfe-market', pattern: REMOTE.source })
  @IsString()
  @Matches(REMOTE)
  remote: string;

  @Text('Empty for the shell', { example: '0.1.0-3fb60c1e', pattern: VERSION.source })
  @IsString()
  @Matches(VERSION)
  version: string;

  @Text({
    example: "TypeError: Cannot read properties of undefined (reading 'price')",
    minLength: 1,
    maxLength: MAX_REPORTED_MESSAGE,
  })
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_REPORTED_MESSAGE)
  message: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'static/js/remote.4f2d1c.js:1:20418',
    pattern: PLACE.source,
    description: 'File of the release, line and column',
  })
  @IsOptional()
  @IsString()
  @Matches(PLACE)
  place?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'item.offers',
    pattern: SLOT.source,
    description: 'Slot of another page that the code filled',
  })
  @IsOptional()
  @IsString()
  @Matches(SLOT)
  slot?: string | null;
}

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
