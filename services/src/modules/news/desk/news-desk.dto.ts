import { applyDecorators } from '@nestjs/common';
import {
  type Language,
  LANGUAGES,
  NEWS_BODY_MAX_LENGTH,
  NEWS_KINDS,
  NEWS_STATES,
  NEWS_TITLE_MAX_LENGTH,
  type NewsKind,
  type NewsState,
} from '@portico/domain';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  Choice,
  DatabasePaginationDto,
  Flag,
  Integer,
  Nested,
  Text,
  WrittenText,
} from '../../../platform/http/index.js';

const MAX_MOMENT = Date.UTC(2200, 0, 1);

/** Allows line breaks and tabs. Refuses characters that reverse the reading order of the text after them. */
const MANY_LINES = /^(?:[\t\n]|[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069])*$/u;

function Markdown() {
  return applyDecorators(
    Text('Markdown', { maxLength: NEWS_BODY_MAX_LENGTH }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
    ),
    IsString(),
    MaxLength(NEWS_BODY_MAX_LENGTH),
    Matches(MANY_LINES, { message: 'Must not contain control characters' }),
  );
}

function Moment(description: string) {
  return applyDecorators(
    Integer(`${description}, milliseconds UTC`, { nullable: true }),
    IsOptional(),
    IsInt(),
    Min(0),
    Max(MAX_MOMENT),
  );
}

export class NewsTextDto {
  @Choice(LANGUAGES, { enumName: 'Language' }) @IsIn(LANGUAGES) language: Language;
  @WrittenText({ maxLength: NEWS_TITLE_MAX_LENGTH }) title: string;
  @Markdown() body: string;
}

export class NewsPreviewRequestDto {
  @Markdown() body: string;
}

export class NewsPreviewDto {
  @Text('Same as `html` of a published entry') html: string;
}

export class NewsRequestDto {
  @Choice(NEWS_KINDS, { enumName: 'NewsKind' }) @IsIn(NEWS_KINDS) kind: NewsKind;

  @Choice(LANGUAGES, 'Original language, one of `texts`, shown to readers of languages without a text', {
    enumName: 'Language',
  })
  @IsIn(LANGUAGES)
  language: Language;

  @Nested(() => [NewsTextDto], 'One per language', { minItems: 1, maxItems: LANGUAGES.length })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LANGUAGES.length)
  @ArrayUnique(({ language }: NewsTextDto) => language)
  @ValidateNested({ each: true })
  @Type(() => NewsTextDto)
  texts: NewsTextDto[];

  @Flag('For staff only') @IsBoolean() isDraft: boolean;
  @Flag('Shown before all others') @IsBoolean() isPinned: boolean;
  @Moment('Players read it from then on; null is now, or as before where they read it already') publishedAt:
    | number
    | null;
  @Moment('Start of an event') startsAt: number | null;
  @Moment('End of an event') endsAt: number | null;
  @Flag('Weekly event, at the same server time') @IsBoolean() isWeekly: boolean;
}

const ReadVersion = () =>
  applyDecorators(Min(1), IsInt(), Integer('Version that was read; refused if someone has saved since'));

export class NewsEditDto extends NewsRequestDto {
  @ReadVersion() version: number;
}

export class NewsVersionDto {
  @ReadVersion() version: number;
}

class DeskNewsDto {
  @Integer() id: number;
  @Text('Last part of its address, after /news/') slug: string;
  @Choice(NEWS_KINDS, { enumName: 'NewsKind' }) kind: NewsKind;
  @Choice(NEWS_STATES, { enumName: 'NewsState' }) state: NewsState;
  @Choice(LANGUAGES, 'Original language', { enumName: 'Language' }) language: Language;
  @Flag() isPinned: boolean;
  @Flag() isWeekly: boolean;
  @Integer('Milliseconds UTC; null for a draft without a time', { nullable: true }) publishedAt:
    | number
    | null;
  @Integer('Start of an event, milliseconds UTC', { nullable: true }) startsAt: number | null;
  @Integer('End of an event, milliseconds UTC', { nullable: true }) endsAt: number | null;
  @Integer('Milliseconds UTC') changedAt: number;
  @Integer() version: number;
}

export class NewsLineDto extends DeskNewsDto {
  @Text('In the original language') title: string;
  @Choice(LANGUAGES, 'Languages with a text', { isArray: true, enumName: 'Language' })
  languages: Language[];
  @Text('Account that last saved it', { nullable: true }) author: string | null;
}

export class NewsLinesDto {
  @Nested(() => [NewsLineDto], 'Newest first') news: NewsLineDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class WrittenNewsDto extends DeskNewsDto {
  @Nested(() => [NewsTextDto]) texts: NewsTextDto[];
}
