import { LANGUAGES } from '@portico/domain';
import type { TechnicalCheckDto, TechnicalCheckName, TechnicalFault } from '../seo.dto.js';
import { headFacts, internalLinks, type OwnPage, type OwnPages } from './own-pages.js';
import { sampleSitemap } from './sitemap-sample.js';

const MAX_FINDINGS = 50;

/** Running result of one check: the number of examined pages, the faults, and the first of them. */
export class CheckResult implements TechnicalCheckDto {
  checked = 0;
  faults = 0;
  readonly findings: TechnicalCheckDto['findings'] = [];

  constructor(readonly check: TechnicalCheckName) {}

  look(count = 1): void {
    this.checked += count;
  }

  fault(fault: TechnicalFault, path: string, detail: string, on: string | null = null): void {
    this.faults += 1;
    this.show(fault, path, detail, on);
  }

  show(fault: TechnicalFault, path: string, detail: string, on: string | null = null): void {
    if (this.findings.length < MAX_FINDINGS) this.findings.push({ fault, path, detail, on });
  }
}

const MAX_LINKS = 300;
const MAX_LINKS_KEPT = 5000;
const SLOW_MS = 500;
const SLOWEST_SHOWN = 10;
const TIME_OUT = 'time-out';
const HREFLANGS: readonly string[] = [...LANGUAGES, 'x-default'];

/** Reads the sample once and checks it against the site map, for its links, and for its time. */
export async function checkPages(pages: OwnPages, signal: AbortSignal): Promise<TechnicalCheckDto[]> {
  const sitemap = new CheckResult('sitemap');
  const times: { path: string; ms: number }[] = [];
  const seen = new Map<string, number>();
  const links = new Map<string, string>();
  const { addresses, unreadable } = await sampleSitemap(pages);
  for (const { path, status } of unreadable) sitemap.fault('status', path, status);
  for (const path of addresses) {
    const page = await pages.read(path);
    if (signal.aborted) break;
    sitemap.look();
    judge(path, page, sitemap);
    if (page === undefined) continue;
    seen.set(path, page.status);
    times.push({ path, ms: page.ms });
    for (const link of internalLinks(page.text))
      if (links.size < MAX_LINKS_KEPT && !links.has(link)) links.set(link, path);
  }
  return [sitemap, await checkLinks(pages, links, seen, signal), checkTimes(times)];
}

function judge(path: string, page: OwnPage | undefined, result: CheckResult): void {
  if (page?.status !== 200) return result.fault('status', path, String(page?.status ?? TIME_OUT));
  const { hasCanonical, hreflangs, isNoindex } = headFacts(page.text);
  if (isNoindex) return result.fault('noindex', path, '');
  if (!hasCanonical) return result.fault('canonical', path, '');
  const missing = HREFLANGS.filter((language) => !hreflangs.has(language));
  if (missing.length > 0) result.fault('hreflang', path, missing.join(' '));
}

async function checkLinks(
  pages: OwnPages,
  links: ReadonlyMap<string, string>,
  seen: ReadonlyMap<string, number>,
  signal: AbortSignal,
): Promise<CheckResult> {
  const result = new CheckResult('links');
  let asked = 0;
  for (const [path, on] of links) {
    const known = seen.get(path);
    if (known === undefined && asked >= MAX_LINKS) continue;
    if (known === undefined) asked += 1;
    const status = known ?? (await statusOf(pages, path));
    if (signal.aborted) break;
    result.look();
    // A page that is unavailable for a moment is no broken link.
    if (status === undefined) result.fault('link', path, TIME_OUT, on);
    else if (status >= 400 && status !== 503 && status !== 429)
      result.fault('link', path, String(status), on);
  }
  return result;
}

async function statusOf(pages: OwnPages, path: string): Promise<number | undefined> {
  const page = await pages.read(path);
  if (page?.location === undefined || !page.location.startsWith('/')) return page?.status;
  return (await pages.read(page.location))?.status;
}

function checkTimes(times: { path: string; ms: number }[]): CheckResult {
  const result = new CheckResult('speed');
  result.look(times.length);
  const slowest = times.toSorted((one, other) => other.ms - one.ms);
  for (const [place, { path, ms }] of slowest.entries()) {
    if (ms >= SLOW_MS) result.fault('time', path, String(ms));
    else if (place < SLOWEST_SHOWN) result.show('time', path, String(ms));
  }
  return result;
}
