import { localizedPath } from '@portico/contract';
import { dayNumberOf, startOfDay, DAY_MS, MINUTE_MS, WEEK_DAYS, type Language } from '@portico/domain';
import { saveFile } from '@portico/portal-kit/file';
import { paths } from '../../../paths';
import type { VoteSiteState } from '../../../shared/voting/voting.queries';
import { type CalendarEvent, calendarText } from './calendar-text';

const DAY_MINUTES = 1440;
const DAYS = 91;
const VOTE_MINUTES = 15;
/** The last hours of the week, always on a Saturday in server time. */
const WEEK_END_MINUTES = 180;

interface ReminderTexts {
  vote: (site: VoteSiteState) => string;
  voteText: (site: VoteSiteState) => string;
  week: string;
  weekText: string;
}

export interface ReminderSources {
  now: number;
  zone: string;
  sites: readonly VoteSiteState[];
  /** Saturday of the current week, `2026-01-31`. */
  saturday: string;
  dashboardUrl: string;
  rewardsUrl: string;
}

/** The next votes on each site and the ends of the weeks, for three months. */
export function reminderEvents(sources: ReminderSources, texts: ReminderTexts): CalendarEvent[] {
  return [...sources.sites.map((site) => voteEvent(site, sources, texts)), ...weekEvents(sources, texts)];
}

/** Events repeat by days, so a site with several votes a day gets one reminder a day. */
function voteEvent(
  site: VoteSiteState,
  { now, dashboardUrl }: ReminderSources,
  texts: ReminderTexts,
): CalendarEvent {
  const days = Math.max(1, Math.ceil(site.coolDownMinutes / DAY_MINUTES));
  const start = site.nextVoteAt ?? now;
  return {
    id: `vote-${site.id}`,
    startsAt: Math.ceil(start / MINUTE_MS) * MINUTE_MS,
    minutes: VOTE_MINUTES,
    repeats: { days, times: Math.ceil(DAYS / days) },
    title: texts.vote(site),
    text: texts.voteText(site),
    url: dashboardUrl,
  };
}

/** One repeating event, or an event per week if the clocks change meanwhile: in UTC, that week is shorter or longer. */
function weekEvents({ zone, saturday, rewardsUrl }: ReminderSources, texts: ReminderTexts): CalendarEvent[] {
  const sunday = dayNumberOf(saturday) + 1;
  const ends = Array.from({ length: DAYS / WEEK_DAYS }, (_, week) =>
    startOfDay(sunday + week * WEEK_DAYS, zone),
  );
  const event = (id: string, endsAt: number): CalendarEvent => ({
    id,
    startsAt: endsAt - WEEK_END_MINUTES * MINUTE_MS,
    minutes: WEEK_END_MINUTES,
    title: texts.week,
    text: texts.weekText,
    url: rewardsUrl,
  });
  const [first = 0] = ends;
  const isEven = ends.every((end, week) => end === first + week * WEEK_DAYS * DAY_MS);
  if (isEven) return [{ ...event('weekly-bonus', first), repeats: { days: WEEK_DAYS, times: ends.length } }];
  return ends.map((end, week) => event(`weekly-bonus-${week + 1}`, end));
}

interface ReminderFile extends Pick<ReminderSources, 'now' | 'zone' | 'sites' | 'saturday'> {
  language: Language;
  /** The name of the calendar and of the file. */
  name: string;
  texts: ReminderTexts;
}

export function saveReminderFile({ language, name, texts, ...sources }: ReminderFile): void {
  const { host, origin } = globalThis.location;
  const addressOf = (path: string) => `${origin}${localizedPath(language, path)}`;
  const events = reminderEvents(
    { ...sources, dashboardUrl: addressOf(paths.dashboard), rewardsUrl: addressOf(paths.rewards) },
    texts,
  );
  const text = calendarText({ name, language, host, events }, sources.now);
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'reminders.ics');
}
