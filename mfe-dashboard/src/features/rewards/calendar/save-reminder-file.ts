import { localizedPath } from '@portico/contract';
import type { Language } from '@portico/domain';
import { saveFile } from '@portico/portal-kit/file';
import { paths } from '../../../paths';
import { calendarText } from './calendar-text';
import { reminderEvents, type ReminderSources, type ReminderTexts } from './reminder-events';

export interface ReminderFile extends Pick<ReminderSources, 'now' | 'zone' | 'sites' | 'saturday'> {
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
