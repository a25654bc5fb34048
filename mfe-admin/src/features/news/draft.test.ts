import { draftOf, emptyDraft, issuesOf, type NewsDraft, requestOf } from './draft';

const ZONE = 'Europe/Berlin';

const draft = (change: Partial<NewsDraft> = {}): NewsDraft => ({
  ...emptyDraft('en'),
  texts: { en: { title: ' Doors open ', body: 'In' } },
  ...change,
});

/** An hour of each day in Berlin, before and after its clocks are put forward. */
const EVENT = { kind: 'event', startsAt: '2026-03-28T20:00', endsAt: '2026-03-29T20:00' } as const;

describe('a draft', () => {
  it.each<[string, Partial<NewsDraft>, string[]]>([
    ['a title', {}, []],
    ['no title', { texts: { en: { title: ' ', body: 'In' } } }, ['title']],
    [
      'a text of another language without a title',
      { texts: { ...draft().texts, he: { title: '', body: 'x' } } },
      ['title'],
    ],
    ['no time of publication', { publishing: 'later' }, ['publishedAt']],
    ['no times of an event', { kind: 'event' }, ['startsAt', 'endsAt']],
    ['times of an event', EVENT, []],
    ['an end before the start', { ...EVENT, endsAt: '2026-03-27T20:00' }, ['order']],
    ['a weekly event of nine days', { ...EVENT, isWeekly: true, endsAt: '2026-04-06T20:01' }, ['length']],
  ])('with %s has the issues %j', (_, change, issues) => {
    expect(issuesOf(draft(change), ZONE)).toEqual(issues);
  });

  it('is sent with moments of the clock of the server, which is put forward in between', () => {
    const request = requestOf(
      draft({ ...EVENT, publishing: 'later', publishedAt: '2026-01-01T00:00' }),
      ZONE,
    );
    expect(request).toMatchObject({
      startsAt: Date.UTC(2026, 2, 28, 19),
      endsAt: Date.UTC(2026, 2, 29, 18),
      publishedAt: Date.UTC(2025, 11, 31, 23),
      isDraft: false,
    });
  });

  it('has no times where it is no event, and no empty texts', () => {
    const texts = { ...draft().texts, ru: { title: '', body: '' } };
    expect(requestOf(draft({ ...EVENT, kind: 'news', isWeekly: true, texts }), ZONE)).toEqual({
      kind: 'news',
      language: 'en',
      texts: [{ language: 'en', title: 'Doors open', body: 'In' }],
      isDraft: true,
      isPinned: false,
      publishedAt: null,
      startsAt: null,
      endsAt: null,
      isWeekly: false,
    });
  });

  it('of what was saved says the same again', () => {
    const request = requestOf(
      draft({ ...EVENT, publishing: 'later', publishedAt: '2026-01-01T00:00' }),
      ZONE,
    );
    const saved = { ...request, id: 1, slug: '1', state: 'scheduled', changedAt: 0, version: 1 } as const;
    expect(requestOf(draftOf(saved, ZONE), ZONE)).toEqual(request);
  });
});
