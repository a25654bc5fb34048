import { localizedPath, type PageMatch, type PublicConfig } from '@portico/contract';
import { type Language, textIn } from '@portico/domain';
import { z } from 'zod';
import type { RemoteInService } from '../../releases/index.js';
import { plain, type TextLookup } from '../text/page-texts.js';

export interface StructuredPage {
  language: Language;
  config: PublicConfig;
  remote: RemoteInService;
  match: PageMatch;
  path: string;
  title: string | undefined;
  description: string | undefined;
  lookUp: TextLookup;
  answer: unknown;
}

interface Question {
  question: string;
  answer: string;
}

const MAX_QUESTIONS = 20;

/** Describes a page in the words of schema.org: its place in the portal, its player, the questions it answers. */
export function structuredData(page: StructuredPage): object[] {
  const blocks: (object | undefined)[] = page.path === '/' ? [webSite(page)] : [breadcrumbs(page)];
  if (page.match.page.about === 'profile') blocks.push(profile(page));
  if (page.match.page.about === 'news') blocks.push(newsArticle(page));
  const questions = questionsOf(page);
  if (questions.length > 0) blocks.push(faqPage(page, questions));
  return blocks.flatMap((block) =>
    block === undefined ? [] : [{ '@context': 'https://schema.org', ...block }],
  );
}

function webSite({ config: { site }, language, description }: StructuredPage): object {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: addressOf(site.origin, language, '/'),
    inLanguage: language,
    description,
  };
}

function breadcrumbs({ config, language, remote, match, path, title }: StructuredPage) {
  if (title === undefined) return undefined;
  const { site } = config;
  const entries = remote.portal?.navigation.filter(({ permission }) => permission === 'public') ?? [];
  // News have no entry in the navigation.
  const isDetail = match.page.path.includes(':') && match.page.about !== 'news';
  const parent =
    entries.find((entry) => path.startsWith(`${entry.path}/`)) ?? (isDetail ? entries[0] : undefined);
  const trail = [
    { name: site.name, path: '/' },
    ...(parent === undefined ? [] : [{ name: parent.labels[language], path: parent.path }]),
    { name: title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: addressOf(site.origin, language, step.path),
    })),
  };
}

function profile({ config, language, path, title, description }: StructuredPage) {
  if (title === undefined) return undefined;
  const url = addressOf(config.site.origin, language, path);
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: language,
    mainEntity: { '@type': 'Person', name: title, identifier: path.split('/').at(-1), url, description },
  };
}

const newsSchema = z.object({
  language: z.string(),
  title: z.string(),
  excerpt: z.string(),
  publishedAt: z.number(),
  changedAt: z.number(),
  time: z.object({ startsAt: z.number(), endsAt: z.number() }).nullable(),
});

function newsArticle({ config: { site }, language, path, answer }: StructuredPage): object | undefined {
  const { data } = newsSchema.safeParse(answer);
  if (data === undefined) return undefined;
  const url = addressOf(site.origin, language, path);
  const organizer = { '@type': 'Organization', name: site.name, url: site.origin };
  if (data.time !== null)
    return {
      '@type': 'Event',
      name: data.title,
      description: data.excerpt,
      inLanguage: data.language,
      url,
      startDate: written(data.time.startsAt),
      endDate: written(data.time.endsAt),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: site.origin },
      organizer,
    };
  return {
    '@type': 'NewsArticle',
    headline: data.title,
    description: data.excerpt,
    inLanguage: data.language,
    url,
    datePublished: written(data.publishedAt),
    dateModified: written(data.changedAt),
    publisher: organizer,
  };
}

function written(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

function faqPage({ language }: StructuredPage, questions: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function questionsOf({ match, config, language, lookUp }: StructuredPage): Question[] {
  const key = match.page.faq;
  if (key === undefined) return [];
  if (config.faq !== undefined)
    return config.faq.map(({ question, answer }) => ({
      question: textIn(question, language),
      answer: textIn(answer, language),
    }));
  const values = { ...config, name: config.site.name };
  const found: Question[] = [];
  for (let number = 1; number <= MAX_QUESTIONS; number++) {
    const question = plain(lookUp(`${key}.${number}.question`, values));
    const answer = plain(lookUp(`${key}.${number}.answer`, values));
    if (question === undefined || answer === undefined) break;
    found.push({ question, answer });
  }
  return found;
}

function addressOf(origin: string, language: Language, path: string): string {
  return origin + localizedPath(language, path);
}
