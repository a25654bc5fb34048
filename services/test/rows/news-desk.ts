import { DAY_MS, type ErrorBody, HOUR_MS } from '@portico/domain';
import type { TestEngine } from '@portico/testing-api';
import type { NewsRequestDto, WrittenNewsDto } from '../../src/modules/news/desk/news-desk.dto.js';
import type { NewsListDto } from '../../src/modules/news/reading/news.service.js';
import type { TestAnswer } from '../harness/start-api.js';
import { type AdminDesk, type Person, startDesk } from './admin-desk.js';

/** A Sunday in Berlin, a week before its clocks are put forward. */
export const NOW = Date.UTC(2026, 2, 22, 12);
export const WEEK_MS = 7 * DAY_MS;

export const NEWS: NewsRequestDto = {
  kind: 'news',
  language: 'en',
  texts: [
    { language: 'en', title: 'The gates are open', body: 'Come **in** and see the [ranking](/rankings).' },
  ],
  isDraft: false,
  isPinned: false,
  publishedAt: null,
  startsAt: null,
  endsAt: null,
  isWeekly: false,
};

export const EVENT: NewsRequestDto = {
  ...NEWS,
  kind: 'event',
  texts: [{ language: 'en', title: 'Double experience', body: 'For everybody.' }],
  startsAt: NOW + 3 * HOUR_MS,
  endsAt: NOW + 5 * HOUR_MS,
};

/** Sets the time of the portal. */
export const at = (now: number) => vi.spyOn(Date, 'now').mockReturnValue(now);

/** A portal in Berlin, its owner as author, and readers. */
export class NewsDesk {
  private constructor(
    readonly desk: AdminDesk,
    readonly owner: Person,
  ) {}

  static async start(engine: TestEngine): Promise<NewsDesk> {
    const desk = await startDesk(engine);
    // Sets the clock first, because sessions begin at its time.
    at(NOW);
    Object.assign(desk.api.config.public.time, { zone: 'Europe/Berlin' });
    return new NewsDesk(desk, await desk.newPerson('webAdmin'));
  }

  /** Nothing is written yet, and the time is `NOW`. */
  async clear(): Promise<void> {
    at(NOW);
    await this.desk.write('DELETE FROM portal_news');
    await this.desk.write('DELETE FROM portal_news_text');
  }

  async write(change: Partial<NewsRequestDto> = {}, base = NEWS): Promise<WrittenNewsDto> {
    const request = { ...base, ...change };
    const { status, body } = await this.desk.post<WrittenNewsDto>('/api/admin/news', this.owner, request);
    if (status !== 200) throw new Error(`Not written: ${JSON.stringify(body)}`);
    return body;
  }

  edit(id: number, payload: object): Promise<TestAnswer<WrittenNewsDto & ErrorBody>> {
    return this.desk.api.call(`/api/admin/news/${id}`, {
      method: 'PUT',
      token: this.owner.token,
      payload,
      headers: { 'content-type': 'application/json' },
    });
  }

  async read<T>(address: string): Promise<T> {
    return (await this.desk.api.call<T>(`/api/news${address}`)).body;
  }

  async titles(address = ''): Promise<string[]> {
    const { news } = await this.read<NewsListDto>(address);
    return news.map(({ title }) => title);
  }
}
