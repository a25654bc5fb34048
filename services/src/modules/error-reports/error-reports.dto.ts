import { applyDecorators } from '@nestjs/common';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { type FieldOptions, Integer, Text } from '../../platform/http/index.js';
import { MAX_REPORTED_MESSAGE } from './error-message.js';

const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;
const VERSION = /^[0-9A-Za-z.+-]{0,80}$/;
const SLOT = /^[a-z][a-z0-9.-]{0,59}$/;
const PLACE = /^[\w@~+./-]{1,140}:\d{1,8}:\d{1,8}$/;

/** A text that matches a pattern: its rule and its documentation. */
const PatternText = (pattern: RegExp, options: FieldOptions & { description?: string }) => {
  const { description, ...field } = { ...options, pattern: pattern.source };
  const docs = description === undefined ? Text(field) : Text(description, field);
  return applyDecorators(Matches(pattern), IsString(), docs);
};

/** An optional `PatternText` that may be null or missing. */
const OptionalText = (pattern: RegExp, example: string, description: string) =>
  applyDecorators(
    PatternText(pattern, { nullable: true, example, required: false, description }),
    IsOptional(),
  );

/** An uncaught error in a browser. */
export class ErrorReportDto {
  @PatternText(REMOTE, { example: 'mfe-market', description: 'Remote of the code; `shell` for none' })
  remote: string;

  @PatternText(VERSION, { example: '0.1.0-3fb60c1e', description: 'Empty for the shell' }) version: string;

  @Text({
    example: "TypeError: Cannot read properties of undefined (reading 'price')",
    minLength: 1,
    maxLength: MAX_REPORTED_MESSAGE,
  })
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_REPORTED_MESSAGE)
  message: string;

  @OptionalText(PLACE, 'static/js/remote.4f2d1c.js:1:20418', 'File of the release, line and column')
  place?: string | null;

  @OptionalText(SLOT, 'item.offers', 'Slot of another page that the code filled') slot?: string | null;
}

const TEN_MINUTES_MS = 600_000;
const MAX_SHIFT = 100_000;

/** A page view of a remote by a visitor in a canary or its control group. */
export class PageViewDto {
  @PatternText(REMOTE, { example: 'mfe-market' }) remote: string;
  @PatternText(VERSION, { example: '0.1.0-3fb60c1e' }) version: string;
  @Vital('Largest contentful paint, milliseconds', 1840, TEN_MINUTES_MS) lcp?: number | null;
  @Vital('Cumulative layout shift, thousandths', 12, MAX_SHIFT) cls?: number | null;
  @Vital('Interaction to next paint, milliseconds', 96, TEN_MINUTES_MS) inp?: number | null;
}

/** A web vital as a whole number; null if the browser does not measure it. */
function Vital(description: string, example: number, max: number): PropertyDecorator {
  return applyDecorators(
    Integer(description, { nullable: true, minimum: 0, maximum: max, example, required: false }),
    IsOptional(),
    IsInt(),
    Min(0),
    Max(max),
  );
}
