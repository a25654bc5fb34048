import { type Language, LANGUAGES, NEWS_KINDS, type NewsKind } from '@portico/domain';
import { Choice, DatabasePaginationDto, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

export class OccurrenceDto {
  @Integer('Milliseconds UTC') startsAt: number;
  @Integer('Milliseconds UTC') endsAt: number;
}

export class NewsSummaryDto {
  @Integer() id: number;
  @Text('Last part of its address, behind /news/', { example: '12-double-xp-weekend' }) slug: string;
  @Choice(NEWS_KINDS, { enumName: 'NewsKind' }) kind: NewsKind;
  @Choice(
    LANGUAGES,
    'The language of its words: the one that was asked for, or the one that it was written in',
    {
      enumName: 'Language',
    },
  )
  language: Language;
  @Text() title: string;
  @Text('The first words, without marks') excerpt: string;
  @Integer('Milliseconds UTC') publishedAt: number;
  @Flag() isPinned: boolean;
  @Flag('An event of every week') isWeekly: boolean;
  @Nested(() => OccurrenceDto, 'Time of an event: the one that runs or comes next, or the last one', {
    nullable: true,
  })
  time: OccurrenceDto | null;
}

export class NewsListDto {
  @Nested(() => [NewsSummaryDto], 'Pinned ones first, then the newest') news: NewsSummaryDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

/** News and events on the home page. */
export class FrontNewsDto {
  @Nested(() => [NewsSummaryDto], 'At most three') news: NewsSummaryDto[];
  @Nested(() => NewsSummaryDto, 'The event that runs or comes next', { nullable: true })
  next: NewsSummaryDto | null;
}

export class NewsItemDto extends NewsSummaryDto {
  @Text('HTML of Markdown alone: no scripts, no pictures, no attributes but addresses of links') html: string;
  @Integer('Milliseconds UTC') changedAt: number;
}
