import type { Answer } from '@portico/portal-kit';
import { rankedPlayer } from '../../../test/ranked-player';

const NOW = Date.now();

export const ACTIVITY: Answer<'/api/activity'> = {
  online: { players: 1142, peak: 1412, peakAt: NOW, curve: [null, 800, 1412, 1142] },
  events: [
    {
      id: 4,
      at: NOW - 3_600_000,
      kind: 'defeat',
      characterId: 7,
      setId: null,
      name: 'Mira',
      detail: 'Lantern King',
    },
    {
      id: 3,
      at: NOW - 2 * 3_600_000,
      kind: 'boss',
      characterId: 7,
      setId: null,
      name: 'Mira',
      detail: 'ZAKUM',
    },
    {
      id: 2,
      at: NOW - 3 * 3_600_000,
      kind: 'store',
      characterId: 8,
      setId: null,
      name: 'Brannoc',
      detail: 'pots',
    },
    {
      id: 1,
      at: NOW - 4 * 3_600_000,
      kind: 'drops',
      characterId: null,
      setId: 5,
      name: '',
      detail: 'Oars for all',
    },
  ],
  asOf: NOW,
};

const ENTRY = {
  kind: 'news',
  language: 'en',
  excerpt: 'Come in.',
  publishedAt: NOW - 3_600_000,
  isPinned: false,
  isWeekly: false,
  time: null,
} as const;

export const NO_NEWS: Answer<'/api/news/front'> = { news: [], next: null };

export const FRONT_NEWS: Answer<'/api/news/front'> = {
  news: [
    { ...ENTRY, id: 7, slug: '7-the-gates-are-open', title: 'The gates are open', isPinned: true },
    { ...ENTRY, id: 8, slug: '8', title: 'השער פתוח', language: 'he' },
  ],
  next: {
    ...ENTRY,
    id: 9,
    slug: '9-double',
    kind: 'event',
    title: 'Double experience',
    isWeekly: true,
    time: { startsAt: NOW + 3 * 3_600_000, endsAt: NOW + 5 * 3_600_000 },
  },
};

const NEEDS = { system: '', processor: '', memoryGb: 2, graphics: '', diskGb: 8 };

export const GUIDE: Answer<'/api/guide/download'> = {
  launcher: 'https://example.org/launcher.exe',
  launcherMb: 3,
  mirror: null,
  clientGb: 5,
  minimum: NEEDS,
  recommended: NEEDS,
};

/** The best players of the rankings, by level. */
export function top(count: number): Answer<'/api/rankings'> {
  return {
    players: Array.from({ length: count }, (_, index) => rankedPlayer(index + 1, { level: 200 - index })),
    pagination: { page: 1, limit: 5, totalItems: count, totalPages: 1 },
    ranksAsOf: NOW,
  };
}
