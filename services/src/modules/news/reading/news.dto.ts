import { type Language, LANGUAGES, NEWS_KINDS, type NewsKind } from '@portico/domain';
import { Choice, DatabasePaginationDto, Flag, Integer, Nested, Text } from '../../../platform/http/index.js';

export class OccurrenceDto {
  @Integer('Milliseconds UTC') startsAt: number;
  @Integer('Milliseconds UTC') endsAt: number;
}

export class NewsSummaryDto {
  @Integer() id: number;
  @Text('Last part of its address, after /news/', { example: '12-double-xp-weekend' }) slug: string;
  @Choice(NEWS_KINDS, { enumName: 'NewsKind' }) kind: NewsKind;
  @Choice(LANGUAGES, 'Language of the text: the requested one, or the original', { enumName: 'Language' })
  language: Language;
  @Text() title: string;
  @Text('First words, without markup') excerpt: string;
  @Integer('Milliseconds UTC') publishedAt: number;
  @Flag() isPinned: boolean;
  @Flag('Weekly event') isWeekly: boolean;
  @Nested(() => OccurrenceDto, 'Time of an event: the current or next one, or else the last', {
    nullable: true,
  })
  time: OccurrenceDto | null;
}

export class NewsListDto {
  @Nested(() => [NewsSummaryDto], 'Pinned ones first, then the newest') news: NewsSummaryDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

export class FrontNewsDto {
  @Nested(() => [NewsSummaryDto], 'At most three') news: NewsSummaryDto[];
  @Nested(() => NewsSummaryDto, 'Current or next event', { nullable: true })
  next: NewsSummaryDto | null;
}

export class NewsItemDto extends NewsSummaryDto {
  @Text('HTML made from Markdown: no scripts, no pictures, no attributes except link addresses') html: string;
  @Integer('Milliseconds UTC') changedAt: number;
}
