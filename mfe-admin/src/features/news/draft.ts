import {
  eventIssue,
  LANGUAGES,
  momentOfClock,
  type Language,
  type NewsKind,
  writtenMoment,
  writtenText,
} from '@portico/domain';
import { tabStore, usePortal, useSession } from '@portico/portal-kit';
import { hasFields } from '@portico/portal-kit/pending-send';
import { useEffect, useState } from 'react';
import { type NewsRequest, type WrittenNews, NEW } from './news.queries';

/** Choices for the time of publication; `kept` leaves the time of a published post as it is. */
export const PUBLISHING = ['draft', 'now', 'later', 'kept'] as const;
type Publishing = (typeof PUBLISHING)[number];

/** Values of the editor's fields. Times are in the server's time zone, `2026-01-31T18:30`; '' for none. */
export interface NewsDraft {
  kind: NewsKind;
  language: Language;
  texts: Partial<Record<Language, { title: string; body: string }>>;
  publishing: Publishing;
  publishedAt: string;
  isPinned: boolean;
  startsAt: string;
  endsAt: string;
  isWeekly: boolean;
}

export type DraftIssue = 'title' | 'publishedAt' | 'startsAt' | 'endsAt' | 'order' | 'length';

export function emptyDraft(language: Language): NewsDraft {
  return {
    kind: 'news',
    language,
    texts: {},
    publishing: 'draft',
    publishedAt: '',
    isPinned: false,
    startsAt: '',
    endsAt: '',
    isWeekly: false,
  };
}

export function draftOf(news: WrittenNews, zone: string): NewsDraft {
  const { kind, language, state, isPinned, isWeekly } = news;
  return {
    kind,
    language,
    texts: Object.fromEntries(news.texts.map(({ language: of, title, body }) => [of, { title, body }])),
    publishing: state === 'scheduled' ? 'later' : state === 'published' ? 'kept' : 'draft',
    publishedAt: clockText(news.publishedAt, zone),
    isPinned,
    startsAt: clockText(news.startsAt, zone),
    endsAt: clockText(news.endsAt, zone),
    isWeekly,
  };
}

/** Finds the faults of a draft before it is sent. The API checks them again. */
export function issuesOf(draft: NewsDraft, zone: string): DraftIssue[] {
  const { kind, publishing, isWeekly } = draft;
  const [publishedAt, startsAt, endsAt] = [draft.publishedAt, draft.startsAt, draft.endsAt].map((text) =>
    momentOf(text, zone),
  );
  const issues: DraftIssue[] = [];
  if (untitledIn(draft) !== undefined) issues.push('title');
  if (publishing === 'later' && publishedAt === null) issues.push('publishedAt');
  if (kind === 'news') return issues;
  if (startsAt === null) issues.push('startsAt');
  if (endsAt === null) issues.push('endsAt');
  if (typeof startsAt !== 'number' || typeof endsAt !== 'number') return issues;
  const issue = eventIssue({ startsAt, endsAt, isWeekly });
  return issue === undefined ? issues : [...issues, issue];
}

/** Returns a language that needs a title but has none: the main one, or one with a text. */
export function untitledIn({ texts, language }: NewsDraft): Language | undefined {
  return LANGUAGES.find((of) => {
    const { title = '', body = '' } = texts[of] ?? {};
    return writtenText(title) === '' && (of === language || writtenText(body) !== '');
  });
}

export function requestOf(draft: NewsDraft, zone: string): NewsRequest {
  const { kind, language, isPinned, publishing, isWeekly } = draft;
  const isEvent = kind === 'event';
  return {
    kind,
    language,
    texts: LANGUAGES.flatMap((of) => {
      const { title = '', body = '' } = draft.texts[of] ?? {};
      return writtenText(title) === '' ? [] : [{ language: of, title: title.trim(), body }];
    }),
    isDraft: publishing === 'draft',
    isPinned,
    publishedAt: publishing === 'now' || publishing === 'kept' ? null : momentOf(draft.publishedAt, zone),
    startsAt: isEvent ? momentOf(draft.startsAt, zone) : null,
    endsAt: isEvent ? momentOf(draft.endsAt, zone) : null,
    isWeekly: isEvent && isWeekly,
  };
}

/** Formats a time for `<input type="datetime-local">`, in the server's time zone. */
function clockText(epochMs: number | null, zone: string): string {
  return epochMs === null ? '' : writtenMoment(epochMs, zone).slice(0, 16).replace(' ', 'T');
}

/** Parses the text of such an input; null if the text has no time. */
export function momentOf(text: string, zone: string): number | null {
  const shown = Date.parse(`${text}Z`);
  return Number.isNaN(shown) ? null : momentOfClock(shown, zone);
}

interface StoredDraft {
  /** Version of the opened post. A draft of another version is not restored. */
  version: number;
  draft: NewsDraft;
}

/** Fields of the editor. The tab keeps them until they are saved or discarded, so that reloads and other pages lose nothing. */
export function useDraft(opened: WrittenNews | undefined) {
  const { language, config } = usePortal();
  const username = useSession((session) => session.username);
  const { zone } = config.time;
  const name = `portico-news:${username}:${opened?.id ?? NEW}`;
  const version = opened?.version ?? 0;
  const saved = () => (opened === undefined ? emptyDraft(language) : draftOf(opened, zone));
  const [stored] = useState(() => {
    const kept = tabStore.read(name);
    return isStored(kept) && kept.version === version ? kept.draft : undefined;
  });
  const [draft, setDraft] = useState<NewsDraft>(() => stored ?? saved());
  const [isRestored, setIsRestored] = useState(stored !== undefined);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved());
  useEffect(() => {
    const kept: StoredDraft | null = isChanged ? { version, draft } : null;
    tabStore.write(name, kept);
  }, [name, version, draft, isChanged]);
  return {
    draft,
    isChanged,
    isRestored: isRestored && isChanged,
    change: (patch: Partial<NewsDraft>) => setDraft((before) => ({ ...before, ...patch })),
    discard: () => {
      setIsRestored(false);
      setDraft(saved());
    },
    /** Call this once the draft is saved. */
    forget: () => tabStore.write(name, null),
  };
}

/** Another release may have stored the value. */
function isStored(value: unknown): value is StoredDraft {
  return hasFields(value, {
    version: Number.isInteger,
    draft: (draft) =>
      typeof draft === 'object' &&
      draft !== null &&
      Object.keys(emptyDraft('en')).every((field) => Object.hasOwn(draft, field)),
  });
}
