import { usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton } from '@portico/ui';
import { EVENTS_CALENDAR, NEWS_FEED } from '../../paths';

/** Links to the news feed and the calendar of events. */
export function NewsSubscriptions() {
  const t = useTexts('mfe-public');
  const { language } = usePortal();
  return (
    <>
      <LinkButton
        href={`${EVENTS_CALENDAR}?language=${language}`}
        icon="clock"
        type="text/calendar"
        isExternal
      >
        {t('news.calendar')}
      </LinkButton>
      <LinkButton href={`${NEWS_FEED}?language=${language}`} icon="feed" type="application/atom+xml">
        {t('news.feed')}
      </LinkButton>
    </>
  );
}
