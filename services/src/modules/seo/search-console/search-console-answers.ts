import { z } from 'zod';

const metrics = {
  clicks: z.number().nonnegative(),
  impressions: z.number().nonnegative(),
  ctr: z.number().min(0).max(1),
  position: z.number().nonnegative(),
};

/** Answer of `searchAnalytics/query`. `rows` is missing if nobody searched. */
export const analyticsSchema = z.object({
  rows: z.array(z.object({ keys: z.array(z.string()).default([]), ...metrics })).default([]),
});

export type AnalyticsRow = z.infer<typeof analyticsSchema>['rows'][number];

/** The service sends 64-bit numbers as texts. */
const count = z.coerce.number().int().nonnegative().default(0);

/** Answer of `sitemaps`. The list is missing if no site map was submitted. */
export const sitemapsSchema = z.object({
  sitemap: z
    .array(
      z.object({
        path: z.string(),
        isPending: z.boolean().default(false),
        lastDownloaded: z.string().optional(),
        errors: count,
        warnings: count,
      }),
    )
    .default([]),
});

export type SubmittedSitemap = z.infer<typeof sitemapsSchema>['sitemap'][number];
