import type { DropTable } from '@portico/domain';

/** Addresses inside the portal, without the language prefix: the router adds it. */
export const paths = {
  suspicions: '/admin/suspicions',
  points: '/admin/points',
  pointsFor: (character: string) => `/admin/points?character=${encodeURIComponent(character)}`,
  voteSites: '/admin/votes',
  callbacksOf: (accountId: number) => `/admin/votes?account=${accountId}`,
  releases: '/admin/releases',
  news: '/admin/news',
  newsEditor: (id: number | 'new') => `/admin/news?open=${id}`,
  /** The public page of the post. */
  newsItem: (slug: string) => `/news/${slug}`,
  voteLog: '/admin/logs/votes',
  bossLog: '/admin/logs/boss',
  scrollingLog: '/admin/logs/scrolling',
  nxCreditLog: '/admin/logs/nx-credit',
  inkwellLog: '/admin/logs/inkwell',
  auditLog: '/admin/logs/audit',
  holders: '/admin/holders',
  spending: '/admin/spending',
  accounts: '/admin/accounts',
  account: (id: number | string) => `/admin/accounts/${id}`,
  drops: '/droprates',
  dropReview: '/droprates?panel=review',
  dropperIn: (table: DropTable, id: number) =>
    `/droprates?${table === 'monster' ? '' : `type=${table}&`}dropper=${id}`,
  changeSets: '/droprates/changes',
  changeSetsOf: (dropperId: number) => `/droprates/changes?dropper=${dropperId}`,
  changeSet: (id: number | string) => `/droprates/changes/${id}`,
  characterLayers: '/test-sprite',
  developer: '/wz-explorer',
} as const;
